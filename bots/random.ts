import { drawMove, type GameTypes, pick } from "@tavolata/kernel";
import type { Bot } from "./bot.ts";

/** Any move as likely as any other. It exists for every game: the ground that others are measured from. */
export const randomBot: Bot<GameTypes> = {
  name: "random",
  levels: [],
  sit: () => ({ decide: ({ offers, random }) => drawMove(pick(offers, random), random) }),
};
