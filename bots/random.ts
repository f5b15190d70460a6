import { drawMove, type GameTypes, pick } from "@tavolata/kernel";
import type { Bot } from "./bot.ts";

/** Plays any offer with equal chance. It exists for every game, as the baseline that others are measured against. */
export const randomBot: Bot<GameTypes> = {
  name: "random",
  levels: [],
  sit: () => ({ decide: ({ offers, random }) => drawMove(pick(offers, random), random) }),
};
