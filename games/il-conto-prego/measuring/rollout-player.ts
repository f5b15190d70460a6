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

/** How such a player thinks, and what it takes the others for. */
interface Style {
  readonly name: string;
  /** How many deals are weighed, and at how many of them each choice is tried. */
  readonly tables: number;
  readonly trials: number;
  /** How much everybody is thought to lean to a call of this chance, or to a bill that is right with this chance. */
  readonly leaning: (chance: number) => number;
  /** No call rules a hand out. */
  readonly slip: number;
}

/** Each takes about 20 ms on one core. */
const STYLES: readonly Style[] = [
  { name: "rollout", tables: 400, trials: 24, leaning: (chance) => Math.exp((chance - 1) / 0.1), slip: 0.01 },
  // Takes calls less for the truth, and weighs them by a power of their chance. The maestro was never tuned on it.
  { name: "sceptic", tables: 250, trials: 40, leaning: (chance) => (chance + 0.05) ** 3, slip: 0.04 },
];

interface Weighed {
  readonly hands: Uint8Array;
  readonly all: Uint8Array;
  readonly weight: number;
}

/**
 * They deal the hidden cards many times, weigh each deal by how likely counting players would have made the calls so
 * far, and play every choice out at such tables with such players. This is how strangers have written their bots; they
 * are kept apart from the maestro, so that they stay what they are when the maestro changes.
 */
export const ROLLOUT_PLAYERS: readonly Bot<IlConto>[] = STYLES.map((style) => ({
  name: style.name,
  levels: [],
  sit: () => ({ decide: (decision) => decide(decision, style) }),
}));

function decide({ view, offers, random }: Decision<IlConto>, style: Style): Move {
  const discards = chooseDiscards(offers, random);
  if (discards !== undefined) return discards;
  const seen = view();
  const talk = listen(seen, WHOLE_STOCK);
  const head = new Head(talk, style, fastRandom(random.below(2 ** 32)));
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
    private readonly style: Style,
    private readonly random: Random,
  ) {
    this.judgement = new Judgement(talk.inBill, talk.saldo, talk.stock);
    const dealt = Array.from({ length: style.tables }, () => this.deal());
    const total = dealt.reduce((sum, { weight }) => sum + weight, 0);
    this.tables = dealt.map((table) => ({ ...table, weight: table.weight / total }));
  }

  chanceOfTruth(): number {
    const { first, second } = this.talk;
    return this.tables.reduce((sum, { all, weight }) => sum + (isTrue(first, second, all) ? weight : 0), 0);
  }

  lossAfter(call: PackedCall, show: number): number {
    const { tables, trials } = this.style;
    let losses = 0;
    let mark = 0;
    let at = 0;
    for (let trial = 0; trial < trials; trial++) {
      while (mark + itemAt(this.tables, at).weight < (trial + 0.5) / trials && at < tables - 1) {
        mark += itemAt(this.tables, at).weight;
        at += 1;
      }
      if (this.loserAt(itemAt(this.tables, at), call, show) === this.talk.me) losses += 1;
    }
    return losses / trials;
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
      weight *= this.style.slip + (at < 0 ? 0 : doubleAt(shares, at) / total);
    }
    return weight;
  }

  /** Fills in how likely each call is made, and last the bill; returns what they add up to. */
  private spread(): number {
    const { judgement, shares } = this;
    const { chances, count, doubt } = judgement;
    const { leaning } = this.style;
    let total = 0;
    for (let i = 0; i <= count; i++) {
      const chance = i < count ? doubleAt(chances, i) : doubt;
      const share = chance < 0 ? 0 : leaning(chance);
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
