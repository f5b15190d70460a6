import { type Random, type Seat, shuffle } from "@tavolata/kernel";
import type { Kinds } from "./acquaintance.ts";
import { CHARACTERS, likelihood } from "./characters.ts";
import { Judgement } from "./judgement.ts";
import { becomes, dishOf, ROW } from "./packed.ts";
import { addAt, byteAt, doubleAt, itemAt, numberAt } from "./readers.ts";
import { type Situation, type TableTalk, usualShow } from "./table-talk.ts";

/** One way the table may be: everybody's hand, and what kind of player everybody is. */
export interface Imagined {
  /** A row for each seat. */
  readonly hands: Uint8Array;
  /** All hands together. */
  readonly all: Uint8Array;
  /** For each seat, a place in CHARACTERS. */
  readonly characters: Uint8Array;
}

/** What kind of player everybody is thought to be. */
export type KindsOf = (seat: Seat) => Kinds;

export interface Effort {
  /** How many hands are imagined for each of the others alone. */
  readonly hands: number;
  /** How many tables are put together from them. */
  readonly tables: number;
}

/** Kinds that are less likely than this are not thought of. */
const HARDLY = 0.005;
/** How much rarer it is that somebody shows another card than most people would. */
const ODD_SHOW = 0.25;
/** Tables are drawn from so many times as many, by how well the hands go together. */
const SPARE_TABLES = 3;

/**
 * Tables as they may be, the likelier the more often. The hands of the others hardly depend on each other, so each
 * is imagined alone and weighed by the calls its owner has made; then hands are put together, and tables that need
 * more cards of a rank than there are fall out. So even a long hand, in which few deals explain every call, is
 * imagined well.
 */
export function imagineTables(
  talk: TableTalk,
  kindsOf: KindsOf,
  effort: Effort,
  random: Random,
  suspects: readonly Seat[] = talk.ring.slice(1),
): Imagined[] {
  const judgement = new Judgement(talk.inBill, talk.saldo, talk.stock);
  const others = suspects.map(
    (seat) => new Suspicion(seat, talk, kindsOf(seat), effort.hands, judgement, random),
  );
  const drawn: { readonly table: Imagined; readonly sum: number }[] = [];
  let total = 0;
  for (let i = 0; i < effort.tables * SPARE_TABLES; i++) {
    const table = seatTogether(talk, others, random);
    const weight = fitOf(table, talk, others);
    if (weight === 0) continue;
    total += weight;
    drawn.push({ table, sum: total });
  }
  if (drawn.length === 0) return [dealTogether(talk, others, random)];
  // Evenly spaced, so that no table is drawn more often than chance would at its best.
  const tables: Imagined[] = [];
  for (let i = 0, next = 0; i < effort.tables; i++) {
    const mark = (total * (i + 0.5)) / effort.tables;
    while (next < drawn.length - 1 && itemAt(drawn, next).sum < mark) next += 1;
    tables.push(itemAt(drawn, next).table);
  }
  return tables;
}

/** The same for somebody who knows only what everybody knows, so not the watcher's hand either. */
export function imagineTablesForAll(
  talk: TableTalk,
  kindsOf: KindsOf,
  effort: Effort,
  random: Random,
): Imagined[] {
  const mine = talk.me * ROW;
  const pool = talk.pool.map(
    (left, place) => left + byteAt(talk.myHand, place) - byteAt(talk.shown, mine + place),
  );
  return imagineTables({ ...talk, pool }, kindsOf, effort, random, talk.ring);
}

/** How many cards of each player nobody has seen, at most. */
export function mostUnseen({ ring, sizes, shown }: TableTalk): number {
  const seen = (seat: Seat) =>
    shown.subarray(seat * ROW, (seat + 1) * ROW).reduce((sum, cards) => sum + cards, 0);
  return Math.max(...ring.map((seat) => numberAt(sizes, seat) - seen(seat)));
}

function seatTogether(talk: TableTalk, others: readonly Suspicion[], random: Random): Imagined {
  const hands = new Uint8Array(talk.sizes.length * ROW);
  const characters = new Uint8Array(talk.sizes.length);
  hands.set(talk.myHand, talk.me * ROW);
  for (const other of others) other.draw(hands, characters, random);
  return { hands, all: together(hands), characters };
}

/** Any deal there can be: for when the hands that explain the calls best do not go together at all. */
function dealTogether(talk: TableTalk, others: readonly Suspicion[], random: Random): Imagined {
  const hands = talk.shown.slice();
  hands.set(talk.myHand, talk.me * ROW);
  const cards = shuffle(cardsOf(talk.pool), random);
  for (const { seat, hidden } of others) {
    for (const card of cards.splice(cards.length - hidden, hidden)) addAt(hands, seat * ROW + card, 1);
  }
  return { hands, all: together(hands), characters: new Uint8Array(talk.sizes.length) };
}

/** The places of the cards in a row, each as often as there are such cards. */
function cardsOf(row: Uint8Array): number[] {
  return Array.from(row).flatMap((count, place) => Array<number>(count).fill(place));
}

/** The same table, where this seat has this hand. */
export function withHand({ hands, characters }: Imagined, seat: Seat, hand: Uint8Array): Imagined {
  const changed = hands.slice();
  changed.set(hand, seat * ROW);
  return { hands: changed, all: together(changed), characters };
}

function together(hands: Uint8Array): Uint8Array {
  const all = new Uint8Array(ROW);
  for (let i = 0; i < hands.length; i++) addAt(all, i % ROW, byteAt(hands, i));
  return all;
}

/** How much likelier these hands are together than each for itself: cards in one hand are not in another. */
function fitOf({ hands }: Imagined, talk: TableTalk, others: readonly Suspicion[]): number {
  let fit = 1;
  for (let place = 0; place < ROW; place++) {
    const left = byteAt(talk.pool, place);
    let taken = 0;
    for (const { seat } of others) {
      const hidden = byteAt(hands, seat * ROW + place) - byteAt(talk.shown, seat * ROW + place);
      for (let card = 0; card < hidden; card++, taken++) {
        if (taken >= left) return 0;
        fit *= (left - taken) / (left - card);
      }
    }
  }
  return fit;
}

/** What one of the others may hold and be, and how likely each of these is after their calls. */
class Suspicion {
  /** How many of their cards nobody has seen. */
  readonly hidden: number;
  private readonly rows: Uint8Array;
  /** Sums of the weights, a hand's kinds of players one after the other. */
  private readonly sums: Float64Array;

  constructor(
    readonly seat: Seat,
    talk: TableTalk,
    kinds: Kinds,
    count: number,
    judgement: Judgement,
    random: Random,
  ) {
    const shown = talk.shown.subarray(seat * ROW, (seat + 1) * ROW);
    this.hidden = numberAt(talk.sizes, seat) - shown.reduce((sum, cards) => sum + cards, 0);
    this.rows = dealHands(seat, this.hidden, talk, count, random);
    this.sums = new Float64Array(count * CHARACTERS.length);
    const situations = talk.situations.filter((situation) => situation.seat === seat);
    const weights = new Float64Array(CHARACTERS.length);
    let total = 0;
    for (let hand = 0; hand < count; hand++) {
      weighHand(weights, kinds, this.rows, hand * ROW, situations, judgement);
      for (let kind = 0; kind < CHARACTERS.length; kind++) {
        total += doubleAt(weights, kind);
        this.sums[hand * CHARACTERS.length + kind] = total;
      }
    }
  }

  draw(hands: Uint8Array, characters: Uint8Array, random: Random): void {
    const { sums } = this;
    const mark = (doubleAt(sums, sums.length - 1) * random.below(2 ** 32)) / 2 ** 32;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (doubleAt(sums, middle) > mark) high = middle;
      else low = middle + 1;
    }
    const at = Math.floor(low / CHARACTERS.length) * ROW;
    characters[this.seat] = low % CHARACTERS.length;
    hands.set(this.rows.subarray(at, at + ROW), this.seat * ROW);
  }
}

/** Hands of what the seat has shown and unseen cards. */
function dealHands(seat: Seat, hidden: number, talk: TableTalk, count: number, random: Random): Uint8Array {
  const rows = new Uint8Array(count * ROW);
  const shown = talk.shown.subarray(seat * ROW, (seat + 1) * ROW);
  const cards = cardsOf(talk.pool);
  for (let hand = 0; hand < count; hand++) {
    rows.set(shown, hand * ROW);
    for (let i = 0; i < hidden; i++) {
      const other = i + random.below(cards.length - i);
      const card = numberAt(cards, other);
      cards[other] = numberAt(cards, i);
      cards[i] = card;
      addAt(rows, hand * ROW + card, 1);
    }
  }
  return rows;
}

/** How likely each kind of player with this hand would have made all these calls. */
function weighHand(
  weights: Float64Array,
  kinds: Kinds,
  rows: Uint8Array,
  at: number,
  situations: readonly Situation[],
  judgement: Judgement,
): void {
  for (let kind = 0; kind < CHARACTERS.length; kind++) {
    const share = doubleAt(kinds, kind);
    weights[kind] = share < HARDLY ? 0 : share;
  }
  for (const { first, second, open, seenCards, shownBefore, call, showed } of situations) {
    judgement.look(first, second, rows, at, open, seenCards);
    const chosen = judgement.calls.subarray(0, judgement.count).indexOf(call);
    const other = dishOf(call) === 0 ? second : first;
    const usual = usualShow(rows, at, shownBefore, 0, becomes(call), other) === showed ? 1 : ODD_SHOW;
    for (let kind = 0; kind < CHARACTERS.length; kind++) {
      if (weights[kind] === 0) continue;
      const fits = usual * likelihood(itemAt(CHARACTERS, kind), judgement, chosen);
      weights[kind] = doubleAt(weights, kind) * fits;
    }
  }
}
