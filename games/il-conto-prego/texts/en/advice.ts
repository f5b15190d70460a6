import type { Advice } from "../advice.ts";
import { writeMeans } from "../write-means.ts";

export const basics: readonly string[] = [
  "Everybody has their own cards, and keeps them secret.",
  "In turn you call what you think there is among everybody's cards: you order a dish, spice it (higher) or pile on (one more card), and show one of your cards.",
  "The rest you can make up: bluffing is allowed.",
  "If you don't believe it, ask for the bill: all cards are turned up and counted, and Jokers stand for anything.",
  "If you were wrong, you pay: for calling too much, or for not believing it.",
];

/** CON-29 */
export const advice: Advice = {
  order:
    "While there is a dish to order, order it. Otherwise you give the next player a free turn: Ada orders one five, Bea spices it up to one six, and Ciro simply calls “one six and one five”, both already seen.",
  callHigh:
    "To put the next player under pressure, call high: the closer to the ace, the less there is left to spice, and all that is left is to pile on.",
  largestSet: `Before you doubt, count the cards in play. The rule of thumb: among n cards the largest set of equal cards, Jokers included, is 1 + n/6. Measured over many hands, the mean is more like 1.5 + n/7.7: ${writeMeans("en", (n, mean) => `${mean} with ${n} cards`).join("; ")}. At a big table the rule of thumb promises too much.`,
  showAgain: "If you can, show a card they have already seen: it tells them nothing new about your hand.",
};
