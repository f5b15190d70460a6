import type { Bot, Decision } from "@tavolata/bots";
import { drawMove, fastRandom, type Random, type Seat, shuffle } from "@tavolata/kernel";
import { bestOf, callChoices, canAskForTheBill, chooseDiscards } from "../bot/choices.ts";
import { Judgement } from "../bot/judgement.ts";
import {
  becomes,
  dishOf,
  isTrue,
  MOST_CALLS,
  type PackedCall,
  type PackedDish,
  ROW,
  rankOf,
} from "../bot/packed.ts";
import { addAt, byteAt, doubleAt, itemAt, numberAt, wordAt } from "../bot/readers.ts";
import { WHOLE_STOCK } from "../bot/stock.ts";
import { listen, openTo, type TableTalk } from "../bot/table-talk.ts";
import type { IlConto, Move } from "../rules/index.ts";

/** About 20 ms on one core. */
const TABLES = 400;
const TRIALS = 24;
/** How strictly everybody is thought to make the likeliest call, and to doubt when that is likelier still. */
const SOFTNESS = 0.1;
/** No call rules a hand out. */
const SLIP = 0.01;

interface Weighed {
  readonly hands: Uint8Array;
  readonly all: Uint8Array;
  readonly weight: number;
}

/**
 * Deals the hidden cards many times, weighs each deal by how likely counting players would have made the calls so far,
 * and plays every choice out at such tables with such players. This is how strangers have written their bots; it is
 * kept apart from the maestro, so that it stays what it is when the maestro changes.
 */
export const rolloutPlayer: Bot<IlConto> = {
  name: "rollout",
  levels: [],
  sit: () => ({ decide }),
};

function decide({ view, offers, random }: Decision<IlConto>): Move {
  const discards = chooseDiscards(offers, random);
  if (discards !== undefined) return discards;
  const seen = view();
  const talk = listen(seen, WHOLE_STOCK);
  const head = new Head(talk, fastRandom(random.below(2 ** 32)));
  const choices = callChoices(offers, seen).map(({ move, call, show }) => ({
    move: move as Move,
    lost: head.lossAfter(call, show),
  }));
  if (canAskForTheBill(offers)) choices.push({ move: { type: "bill" }, lost: head.chanceOfTruth() });
  return bestOf(choices, ({ lost }) => -lost, random)?.move ?? drawMove(itemAt(offers, 0), random);
}

class Head {
  private readonly judgement: Judgement;
  private readonly tables: readonly Weighed[];
  private readonly shares = new Float64Array(MOST_CALLS + 1);

  constructor(
    private readonly talk: TableTalk,
    private readonly random: Random,
  ) {
    this.judgement = new Judgement(talk.inBill, talk.saldo, talk.stock);
    const dealt = Array.from({ length: TABLES }, () => this.deal());
    const total = dealt.reduce((sum, { weight }) => sum + weight, 0);
    this.tables = dealt.map((table) => ({ ...table, weight: table.weight / total }));
  }

  chanceOfTruth(): number {
    const { first, second } = this.talk;
    return this.tables.reduce((sum, { all, weight }) => sum + (isTrue(first, second, all) ? weight : 0), 0);
  }

  lossAfter(call: PackedCall, show: number): number {
    let losses = 0;
    let mark = 0;
    let at = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      while (mark + itemAt(this.tables, at).weight < (trial + 0.5) / TRIALS && at < TABLES - 1) {
        mark += itemAt(this.tables, at).weight;
        at += 1;
      }
      if (this.loserAt(itemAt(this.tables, at), call, show) === this.talk.me) losses += 1;
    }
    return losses / TRIALS;
  }

  private deal(): Weighed {
    const { talk, random } = this;
    const hands = talk.shown.slice();
    hands.set(talk.myHand, talk.me * ROW);
    const cards = shuffle(
      Array.from(talk.pool).flatMap((count, place) => Array<number>(count).fill(place)),
      random,
    );
    for (const seat of talk.ring.slice(1)) {
      const seen = talk.shown.subarray(seat * ROW, (seat + 1) * ROW).reduce((sum, count) => sum + count, 0);
      for (const card of cards.splice(0, numberAt(talk.sizes, seat) - seen))
        addAt(hands, seat * ROW + card, 1);
    }
    const all = new Uint8Array(ROW);
    for (let i = 0; i < hands.length; i++) addAt(all, i % ROW, byteAt(hands, i));
    return { hands, all, weight: this.weigh(hands) };
  }

  private weigh(hands: Uint8Array): number {
    const { judgement, shares, talk } = this;
    let weight = 1;
    for (const { seat, first, second, open, seenCards, call } of talk.situations) {
      if (seat === talk.me) continue;
      judgement.look(first, second, hands, seat * ROW, open, seenCards);
      const total = this.spread();
      const at = judgement.calls.subarray(0, judgement.count).indexOf(call);
      weight *= SLIP + (at < 0 ? 0 : doubleAt(shares, at) / total);
    }
    return weight;
  }

  /** Fills in how likely each call is made, and last the bill; returns what they add up to. */
  private spread(): number {
    const { judgement, shares } = this;
    const { chances, count, doubt } = judgement;
    const most = Math.max(judgement.best, doubt);
    let total = 0;
    for (let i = 0; i <= count; i++) {
      const chance = i < count ? doubleAt(chances, i) : doubt;
      const share = chance < 0 ? 0 : Math.exp((chance - most) / SOFTNESS);
      shares[i] = share;
      total += share;
    }
    return total;
  }

  private loserAt({ hands, all }: Weighed, call: PackedCall, show: number): Seat {
    const { talk, judgement, shares, random } = this;
    const shown = talk.shown.slice();
    const dishes: [PackedDish, PackedDish] = [talk.first, talk.second];
    const make = (seat: Seat, made: PackedCall, place: number) => {
      dishes[dishOf(made) as 0 | 1] = becomes(made);
      if (byteAt(shown, seat * ROW + place) === 0) addAt(shown, seat * ROW + place, 1);
    };
    make(talk.me, call, show);
    let last = talk.me;
    for (let turn = 1; ; turn++) {
      const seat = numberAt(talk.ring, turn % talk.ring.length);
      const open = openTo(seat, shown);
      const seenCards = numberAt(talk.sizes, seat) + open.reduce((sum, cards) => sum + cards, 0);
      judgement.look(dishes[0], dishes[1], hands, seat * ROW, open, seenCards);
      let mark = (this.spread() * random.below(2 ** 32)) / 2 ** 32;
      let chosen = 0;
      while (chosen < judgement.count && mark >= doubleAt(shares, chosen)) {
        mark -= doubleAt(shares, chosen);
        chosen += 1;
      }
      if (chosen === judgement.count) return isTrue(dishes[0], dishes[1], all) ? seat : last;
      const next = wordAt(judgement.calls, chosen);
      make(seat, next, this.showWith(next, dishes, hands, seat));
      last = seat;
    }
  }

  private showWith(
    call: PackedCall,
    dishes: readonly [PackedDish, PackedDish],
    hands: Uint8Array,
    seat: Seat,
  ): number {
    const ranks = [rankOf(becomes(call)), rankOf(dishes[dishOf(call) === 0 ? 1 : 0])];
    return ranks.find((rank) => rank >= 0 && byteAt(hands, seat * ROW + rank) > 0) ?? ROW - 1;
  }
}
