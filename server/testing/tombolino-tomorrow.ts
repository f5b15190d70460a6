import { randomBot } from "@tavolata/bots";
import type { Game } from "@tavolata/kernel";
import { type Tombolino, tombolino } from "../../kernel/testing/tombolino.ts";

/** The next release, with ten more chips for each seat, so that it shows which version is at work. */
const tomorrow: Game<Tombolino> = {
  ...tombolino,
  version: tombolino.version + 1,
  upgrade(state, fromVersion) {
    if (fromVersion !== tombolino.version) throw new RangeError(`no upgrade from version ${fromVersion}`);
    const before = state as Tombolino["state"];
    const credits = before.credits.map((chips) => chips + 10);
    return { ...before, credits, broughtIn: before.broughtIn + 10 * credits.length };
  },
};

export const GAMES = [{ rules: tomorrow, bots: [randomBot] }];
