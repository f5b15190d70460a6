import { agreeing } from "@tavolata/kernel";
import type { Texts } from "../it.ts";
import type { Winners } from "../shape.ts";
import { and, CARD, counted, dishes, of } from "./nouns.ts";

export const prompt: Texts["prompt"] = {
  toOpen: (who) => (who === null ? "Your turn: order the first dish" : `${of(who)} turn to open the hand`),
  toCall: ({ who, dishes: called }) =>
    who === null ? "Your turn: call or ask for the bill" : `${of(who)} turn to answer ${dishes(called)}`,
  toDiscard: (owed) => `Discard ${counted(owed, CARD)}: you choose which`,
  waitForDiscards: (waiting) => {
    const [first, ...others] = waiting;
    return first !== undefined && others.length === 0
      ? `Waiting for ${first.name} to discard ${counted(first.owed, CARD)}`
      : `Waiting for ${and(waiting.map(({ name }) => name))} to discard`;
  },
  over: (winners) => `Game over: ${wins(winners)}`,
};

export function wins({ you, others, all }: Winners): string {
  if (all) return `a tie, ${you ? "you all win" : "everybody wins"}`;
  if (!you) return `${and(others)} ${agreeing(others, "wins", "win together")}`;
  return others.length === 0 ? "you win!" : `${and(["you", ...others])} win together`;
}
