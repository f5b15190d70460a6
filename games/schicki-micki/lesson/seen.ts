import type { Seat } from "@tavolata/kernel";
import {
  type Card,
  type Colour,
  colourOf,
  FEATURES,
  type Feature,
  HIDDEN,
  isDetail,
  type Match,
  matchesOn,
  type View,
} from "../rules/index.ts";

/** The cards of the line. */
export function cardsIn({ line }: View): Card[] {
  return line.flatMap(({ card }) => (card === HIDDEN ? [] : [card]));
}

/** What the only thing on the first detail of the line is. */
export function detailIn(view: View): { feature: Feature; colour: Colour } | undefined {
  const card = cardsIn(view).find(isDetail);
  if (card === undefined) return undefined;
  return FEATURES.flatMap((feature) => {
    const colour = colourOf(card, feature);
    return colour === undefined ? [] : [{ feature, colour }];
  })[0];
}

/** What is alike on the line. */
export function matchesIn(view: View): Match[] {
  return matchesOn(cardsIn(view));
}

/** What a seat called on the line that was settled last. */
export function calledBy({ lastSettling }: View, seat: Seat): Feature {
  const call = lastSettling?.reactions.find((one) => one.seat === seat && one.kind === "call");
  if (call?.kind !== "call") throw new RangeError(`seat ${seat} called nothing`);
  return call.what;
}

/** How many cards the line that was settled last cost a seat. */
export function paidBy({ lastSettling }: View, seat: Seat): number {
  return lastSettling?.paid[seat] ?? 0;
}
