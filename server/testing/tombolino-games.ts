import { randomBot } from "@tavolata/bots";
import { tombolino } from "../../kernel/testing/tombolino.ts";

/** The kernel's own test game, for servers in tests: secrets, reactions, a screen, the clock, all in one. */
export const GAMES = [{ rules: tombolino, bots: [randomBot] }];
