import type { Seat } from "@tavolata/kernel";
import type { SoundName } from "@tavolata/kit";
import { type Bill, type Dish, type Event, isOfRank, JOKER } from "../rules/index.ts";
import { billLinesOf } from "../texts/bill-lines.ts";
import { BILL } from "./pace.ts";

/** One card of somebody's hand, as it lay when the hands were turned up. */
export interface Laid {
  readonly seat: Seat;
  readonly at: number;
}

/** One dish of the bill: the cards of its rank, the Jokers that stand in, and what nobody had. */
export interface Row {
  readonly dish: Dish;
  /** All of its rank, and how many of them count; the rest is left over. */
  readonly cards: readonly Laid[];
  readonly found: number;
  readonly jokers: readonly Laid[];
  readonly missing: number;
}

/** How far the bill has been told: so many hands turned up, cards laid out and Jokers put to them; then the rest. */
export interface Beat {
  readonly turned: number;
  readonly laid: number;
  readonly jokers: number;
  readonly gaps: boolean;
  readonly stamped: boolean;
  readonly paid: boolean;
}

export interface BillScene {
  readonly type: "bill";
  readonly bill: Bill;
  readonly beat: Beat;
  /** What the verdict brought: a Saldo, an Omaggio, an Oste. */
  readonly aftermath: readonly Event[];
}

export interface TimedBeat {
  readonly beat: Beat;
  readonly lasts: number;
  readonly sound?: SoundName;
}

/** In the order in which the hands are turned up: from the one who did not believe it, leftwards. */
export function seatsOf({ hands, capotavola }: Bill): Seat[] {
  return hands
    .map((_, i) => (capotavola + i) % hands.length)
    .filter((seat) => (hands[seat]?.length ?? 0) > 0);
}

/** CON-17: what lies in each dish, as the lines of the bill say. */
export function rowsOf(bill: Bill): Row[] {
  const cards = seatsOf(bill).flatMap((seat) =>
    bill.hands[seat]!.map((card, at) => ({ card, laid: { seat, at } })),
  );
  const jokers = cards.filter(({ card }) => card === JOKER).map(({ laid }) => laid);
  return billLinesOf(bill).map((line) => ({
    ...line,
    cards: cards.filter(({ card }) => isOfRank(card, line.dish.rank)).map(({ laid }) => laid),
    jokers: jokers.splice(0, line.jokers),
  }));
}

export const UNTOLD: Beat = { turned: 0, laid: 0, jokers: 0, gaps: false, stamped: false, paid: false };

/** The bill with everything on it. */
export function wholeBill(bill: Bill): Beat {
  const rows = rowsOf(bill);
  return {
    turned: seatsOf(bill).length,
    laid: total(rows, ({ cards }) => cards.length),
    jokers: total(rows, ({ jokers }) => jokers.length),
    gaps: true,
    stamped: true,
    paid: true,
  };
}

export function beatsOf(bill: Bill): TimedBeat[] {
  const rows = rowsOf(bill);
  const beats: TimedBeat[] = [{ beat: UNTOLD, lasts: BILL.hush, sound: "bell" }];
  const add = (change: Partial<Beat>, lasts: number, sound?: SoundName) => {
    const beat = { ...beats.at(-1)!.beat, ...change };
    beats.push(sound === undefined ? { beat, lasts } : { beat, lasts, sound });
  };
  const one = (total: number, [each, most]: readonly [number, number]) =>
    Math.min(each, Math.floor(most / total));

  const { turned, laid, jokers } = wholeBill(bill);
  for (let i = 1; i <= turned; i++) add({ turned: i }, one(turned, BILL.turn), "card");
  for (let i = 1; i <= laid; i++) add({ laid: i }, one(laid, BILL.lay), "card");
  for (let i = 1; i <= jokers; i++) add({ jokers: i }, one(jokers, BILL.joker), "card");
  if (rows.some(({ missing }) => missing > 0)) add({ gaps: true }, BILL.gaps, "paper");
  add({ gaps: true, stamped: true }, BILL.stamp, "stamp");
  add({ paid: true }, BILL.paid);
  return beats;
}

export function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
