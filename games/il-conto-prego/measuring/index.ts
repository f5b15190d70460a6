import type { Bot } from "@tavolata/bots";
import type { IlConto } from "../rules/index.ts";
import { ROLLOUT_PLAYERS } from "./rollout-player.ts";
import { THRESHOLD_PLAYERS } from "./threshold-players.ts";

export { ROLLOUT_PLAYERS, THRESHOLD_PLAYERS };

/** Players to measure the strong bot by, beside those that people can play with. They sit at no real table. */
export const YARDSTICKS: readonly Bot<IlConto>[] = [...ROLLOUT_PLAYERS, ...THRESHOLD_PLAYERS];
