import type { Bot, Decision } from "@tavolata/bots";
import { type Intention, maestroIntends } from "../bot/maestro.ts";
import { counterWith } from "../bot/panel.ts";
import { stockOf } from "../bot/stock.ts";
import type { IlConto } from "../rules/index.ts";
import { MOST_CARDS, OF_A_RANK, SMALL_JOKERS, SMALL_RANKS } from "./small-deck.ts";

export const SMALL_STOCK = stockOf(SMALL_RANKS[0]!, OF_A_RANK, SMALL_JOKERS, MOST_CARDS);

/** What a bot would do after one thought, and with what chance. */
export type Thought = (decision: Decision<IlConto>) => readonly Intention[];

/** The bots of the whole game at their best, told which cards there are. */
export const SMALL_BOTS = {
  counter: thoughtOf(counterWith(SMALL_STOCK)),
  maestro: (decision) => maestroIntends(decision, "strong", SMALL_STOCK),
  /** As it plays when more cards are unseen, which in the whole game is nearly always. */
  "maestro without self-play": (decision) =>
    maestroIntends(decision, "strong", SMALL_STOCK, undefined, { foresees: 0 }),
} satisfies Record<string, Thought>;

/** For bots of which no more is known than what they do. */
export function thoughtOf(bot: Bot<IlConto>): Thought {
  const mind = bot.sit(bot.levels.at(-1));
  return (decision) => [{ move: mind.decide(decision), share: 1 }];
}
