import type { Random, Seat } from "@tavolata/kernel";
import type { Imagined } from "./imagining.ts";
import {
  becomes,
  countOf,
  type Duel,
  dishOf,
  isTrue,
  JOKERS_AT,
  legalCalls,
  MOST_CALLS,
  NO_DISH,
  type PackedCall,
  type PackedDish,
  ROW,
  rankOf,
} from "./packed.ts";
import { byteAt, doubleAt, itemAt, numberAt, wordAt } from "./readers.ts";
import type { TableTalk } from "./table-talk.ts";

/** What somebody does at their turn: a call and the place of the card shown with it, in one number; or the bill. */
type Deed = number;
export const BILL: Deed = -1;

export function deedOf(call: PackedCall, show: number): Deed {
  return (call << 4) | show;
}

/** What is public: how the hand has gone on from here. */
interface Point {
  readonly next: Map<Deed, Point>;
  /** For each hand, what somebody knows who holds it at this point. */
  readonly known: Map<number, Insight>;
}

/** What somebody with one hand can do at one point, and how much they regret not having done it. */
interface Insight {
  readonly deeds: readonly Deed[];
  readonly regrets: Float64Array;
}

export interface Foreseen {
  /** The share of each deed, later walks weighing more. */
  readonly shares: ReadonlyMap<Deed, number>;
}

/** What a bill is worth to each seat. */
export type Worths = (seat: Seat, duel: Duel) => number;

/** Fewer walks than this for everybody teach too little, and more than that little more. */
const ENOUGH_WALKS = 1000;
const MOST_WALKS = 2000;

/**
 * Plays the rest of the hand against itself: each player in turn tries everything they can do at each of their
 * decisions, while the others do what they most regret not having done (regret matching, with everybody else's choices
 * sampled). What comes out is not the best against one kind of player but what nobody can take much advantage of. It
 * needs hands that come again and again, so it is for the end of a game, when few cards are unseen.
 */
export class SelfPlay {
  private readonly here = newPoint();
  private readonly calls = new Int32Array(MOST_CALLS);
  private readonly dishes: [PackedDish, PackedDish];
  private readonly own: Float64Array;
  private readonly mine: Insight;
  private visits = 0;
  private limit = 0;
  private table!: Imagined;
  private learner: Seat = 0;

  constructor(
    private readonly talk: TableTalk,
    private readonly worths: Worths,
    private readonly random: Random,
  ) {
    this.dishes = [talk.first, talk.second];
    const deeds = this.deedsOf(talk.myHand, 0);
    this.mine = { deeds, regrets: new Float64Array(deeds.length) };
    this.here.known.set(codeOf(talk.myHand, 0), this.mine);
    this.own = new Float64Array(this.mine.deeds.length);
  }

  /**
   * @param asSeenByAll tables that fit what everybody knows, the watcher's own hand unknown: the others learn at these
   * @param asSeenByMe tables with the watcher's own hand
   * @param budget how many decisions it may go through; undefined comes back where they are too few
   */
  foresee(
    asSeenByAll: readonly Imagined[],
    asSeenByMe: readonly Imagined[],
    budget: number,
  ): Foreseen | undefined {
    const { ring, me, last } = this.talk;
    let walks = 0;
    // A tenth of the budget shows whether it will do.
    this.limit = budget / 10;
    for (; walks < MOST_WALKS; walks++) {
      if (walks === ENOUGH_WALKS / 10) this.limit = budget;
      if (this.visits >= this.limit) break;
      for (const seat of ring) {
        const tables = seat === me ? asSeenByMe : asSeenByAll;
        this.table = itemAt(tables, this.random.below(tables.length));
        this.learner = seat;
        if (seat === me) this.remember(walks);
        this.walk(this.here, 0, last);
      }
    }
    if (walks < ENOUGH_WALKS) return undefined;
    const total = sumOf(this.own);
    return { shares: new Map(this.mine.deeds.map((deed, i) => [deed, doubleAt(this.own, i) / total])) };
  }

  /** What the watcher would do by its regrets now, added up over all walks. */
  private remember(walk: number): void {
    const { regrets } = this.mine;
    const total = sumOf(regrets);
    for (let i = 0; i < regrets.length; i++) {
      const share = total > 0 ? doubleAt(regrets, i) / total : 1 / regrets.length;
      this.own[i] = doubleAt(this.own, i) + (walk + 1) * share;
    }
  }

  private walk(point: Point, turn: number, last: Seat): number {
    this.visits += 1;
    // Where there is much to choose from a single walk can be too long; then nothing more is learned from it.
    if (this.visits > this.limit) return 0;
    const seat = numberAt(this.talk.ring, turn);
    const insight = this.insightOf(point, seat);
    if (seat !== this.learner) return this.after(point, this.drawn(insight), turn, last);
    const { deeds, regrets } = insight;
    const total = sumOf(regrets);
    const worths = deeds.map((deed) => this.after(point, deed, turn, last));
    let mean = 0;
    for (let i = 0; i < worths.length; i++) {
      mean += numberAt(worths, i) * (total > 0 ? doubleAt(regrets, i) / total : 1 / worths.length);
    }
    if (this.visits > this.limit) return 0;
    for (let i = 0; i < worths.length; i++) {
      regrets[i] = Math.max(0, doubleAt(regrets, i) + numberAt(worths, i) - mean);
    }
    return mean;
  }

  private after(point: Point, deed: Deed, turn: number, last: Seat): number {
    const { dishes, talk } = this;
    const seat = numberAt(talk.ring, turn);
    if (deed === BILL) {
      const duel = {
        capotavola: seat,
        cameriere: last,
        isTrue: isTrue(dishes[0], dishes[1], this.table.all),
      };
      return this.worths(this.learner, duel);
    }
    const call = deed >> 4;
    const which = dishOf(call) as 0 | 1;
    const before = dishes[which];
    dishes[which] = becomes(call);
    let next = point.next.get(deed);
    if (next === undefined) {
      next = newPoint();
      point.next.set(deed, next);
    }
    const worth = this.walk(next, turn + 1 === talk.ring.length ? 0 : turn + 1, seat);
    dishes[which] = before;
    return worth;
  }

  private drawn({ deeds, regrets }: Insight): Deed {
    const total = sumOf(regrets);
    if (total === 0) return numberAt(deeds, this.random.below(deeds.length));
    let mark = (total * this.random.below(FINE)) / FINE;
    for (let i = 0; i < deeds.length - 1; i++) {
      mark -= doubleAt(regrets, i);
      if (mark < 0) return numberAt(deeds, i);
    }
    return numberAt(deeds, deeds.length - 1);
  }

  private insightOf(point: Point, seat: Seat): Insight {
    const code = codeOf(this.table.hands, seat * ROW);
    const known = point.known.get(code);
    if (known !== undefined) return known;
    const deeds = this.deedsOf(this.table.hands, seat * ROW);
    const insight = { deeds, regrets: new Float64Array(deeds.length) };
    point.known.set(code, insight);
    return insight;
  }

  /** All calls with all cards that can be shown with them, but for calls of more cards than there are in the bill. */
  private deedsOf(rows: Uint8Array, at: number): Deed[] {
    const { dishes, talk, calls } = this;
    const deeds: Deed[] = [];
    const count = legalCalls(calls, dishes[0], dishes[1], rows, at, talk.saldo, talk.stock);
    for (let i = 0; i < count; i++) {
      const call = wordAt(calls, i);
      const dish = becomes(call);
      const other = dishOf(call) === 0 ? dishes[1] : dishes[0];
      if (countOf(dish) + countOf(other) > talk.inBill) continue;
      if (byteAt(rows, at + rankOf(dish)) > 0) deeds.push(deedOf(call, rankOf(dish)));
      if (other !== NO_DISH && byteAt(rows, at + rankOf(other)) > 0) deeds.push(deedOf(call, rankOf(other)));
      if (talk.saldo && byteAt(rows, at + JOKERS_AT) > 0) deeds.push(deedOf(call, JOKERS_AT));
    }
    if (dishes[0] !== NO_DISH) deeds.push(BILL);
    return deeds;
  }
}

const FINE = 2 ** 32;
/** More than there are cards of one place in a row. */
const MOST_OF_A_PLACE = 9;

function codeOf(rows: Uint8Array, at: number): number {
  let code = 0;
  for (let i = 0; i < ROW; i++) code = code * MOST_OF_A_PLACE + byteAt(rows, at + i);
  return code;
}

function newPoint(): Point {
  return { next: new Map(), known: new Map() };
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += doubleAt(values, i);
  return sum;
}
