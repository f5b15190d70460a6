import type { Advice } from "../advice.ts";
import { writeMeans } from "../write-means.ts";

export const basics: readonly string[] = [
  "Everybody has cards of their own, and keeps them secret.",
  "In turn you call what there is among everybody's cards: you order a dish, spice it (higher) or pile on (one card more), and show a card of yours.",
  "The rest you may make up: bluffing is allowed.",
  "The player who does not believe it asks for the bill: all cards are turned up and counted, and Jokers count for anything.",
  "The player who was wrong pays: the one who called too much, or the one who did not believe it.",
];

/** CON-29 */
export const advice: Advice = {
  order:
    "While there is a dish to order, order it. Otherwise you give the next player a free turn: Ada orders one five, Bea spices it up to one six, and Ciro just calls “one six and one five”, all cards that have been seen.",
  callHigh:
    "To put the next player under pressure, call high: the closer to the ace, the less there is left to spice, and all that is left is to pile on.",
  largestSet: `Before you doubt, count the cards in play. The rule of thumb: among n cards the largest set of equal cards, Jokers included, is 1 + n/6. Measured over many hands, the mean is more like 1.5 + n/7.7: ${writeMeans("en", (n, mean) => `${mean} with ${n} cards`).join("; ")}. At a big table the rule of thumb promises too much.`,
  showAgain: "If you can, show a card they have already seen: it tells them nothing new about your hand.",
};
