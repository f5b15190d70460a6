import type { Bot } from "@tavolata/bots";
import type { IlConto } from "../rules/index.ts";
import { rolloutPlayer } from "./rollout-player.ts";
import { THRESHOLD_PLAYERS } from "./threshold-players.ts";

export { rolloutPlayer, THRESHOLD_PLAYERS };

/** Players to measure the strong bot by, beside those that people can play with. They sit at no real table. */
export const YARDSTICKS: readonly Bot<IlConto>[] = [rolloutPlayer, ...THRESHOLD_PLAYERS];
