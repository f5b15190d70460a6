import type { Advice } from "../advice.ts";
import { writeMeans } from "../largest-set.ts";

/** CON-29 */
export const advice: Advice = {
  order:
    "While there is a dish to order, order it. Otherwise you give the next player a free turn: Ada orders one five, Bea spices it up to one six, and Ciro just calls “one six and one five”, all cards that have been seen.",
  callHigh:
    "To put the others under pressure, call high: the closer to the ace, the less there is left to spice, and all they can do is abound.",
  largestSet: `Before you doubt, count the cards in play. The rule of thumb: among n cards the largest set of equal cards, Jokers included, is 1 + n/6. Measured over many hands, the mean is more like 1.5 + n/7.7: ${writeMeans("en", (n, mean) => `${mean} with ${n} cards`).join("; ")}. At a big table the rule of thumb promises too much.`,
  showAgain: "If you can, show a card they have already seen: it tells them nothing new about your hand.",
};
