import type { Setup } from "@tavolata/kernel";
import { limitOfHands } from "./ending.ts";
import type { IlConto } from "./types.ts";

type Range = readonly [number, number];

/** What people take, with what they see meanwhile: to call or doubt, to look at a bill, to discard together. */
const SECONDS = {
  turn: [6, 12],
  bill: [15, 25],
  discards: [8, 15],
} as const satisfies Record<string, Range>;

/** About how many minutes a game takes, from how many hands and turns games of all sizes took in the lab. */
export function minutes(setup: Setup<IlConto>): Range {
  const hands = expectedHands(setup);
  const { saldo, omaggi } = setup.options;
  const upTo = (end: 0 | 1) => {
    const discards = saldo || omaggi ? SECONDS.discards[end] : 0;
    const seconds = hands[end] * (turnsInAHand(setup) * SECONDS.turn[end] + SECONDS.bill[end] + discards);
    return Math.round(seconds / 60);
  };
  return [upTo(0), upTo(1)];
}

/** Four games in five have so many hands. */
export function expectedHands({ seats, options }: Setup<IlConto>): Range {
  const { saldo, omaggi, omaggiTarget, handSize } = options;
  const limit = limitOfHands(options, seats) ?? Number.POSITIVE_INFINITY;
  // All but one lose all their cards, and the last one some; an Omaggio comes with every second or third bill.
  const bySaldo = saldo ? handSize * (seats - 1) : Number.POSITIVE_INFINITY;
  const byOmaggi = omaggi ? omaggiTarget : Number.POSITIVE_INFINITY;
  const from = Math.min(limit, bySaldo, byOmaggi);
  return [from, Math.min(limit, bySaldo + handSize - 2, 4 * byOmaggi)];
}

/** The more cards are in play, the longer a hand; under Saldo there are ever fewer of them. */
function turnsInAHand({ seats, options }: Setup<IlConto>): number {
  const dealt = seats * options.handSize;
  return options.saldo && !options.omaggi ? 3.5 + 0.2 * dealt : 2.4 + 0.36 * dealt;
}
