import { randomBot } from "@tavolata/bots";
import { tombolino } from "../../kernel/testing/tombolino.ts";

/** A house where the kernel's own test game is played: secrets, reactions, a screen, the clock, all in one. */
export const GAMES = [{ rules: tombolino, bots: [randomBot] }];
