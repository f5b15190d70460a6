import fc from "fast-check";
import { describe, it } from "vitest";
import type { Game } from "../game.ts";
import type { GameTypes } from "../game-types.ts";
import { LAWS, type Law, type Settings } from "./laws.ts";
import { tablesOf } from "./tables.ts";

export { checkClauseWords } from "./clause-words.ts";
export { LAWS } from "./laws.ts";
export { checkLesson } from "./lesson.ts";
export { missingWords } from "./missing-words.ts";

const DEFAULTS: Settings<GameTypes> = {
  tables: 25,
  seed: 20261115,
  longest: 4000,
  endless: false,
  hiddenAlarms: false,
  earlier: [],
  fixed: {},
};

/**
 * The conformance suite. One line in a game's tests, `checkGame(game)`, tries every law on random tables with random
 * players, random options and random moves. A failure names the smallest table that fast-check could find.
 */
export function checkGame<T extends GameTypes>(game: Game<T>, settings: Partial<Settings<T>> = {}): void {
  describe(`${game.name} keeps the laws of every game`, () => {
    for (const law of LAWS) {
      it(law.name, () => tryLaw(game, law, settings));
    }
  });
}

/** A part of the random tables is enough where many versions of a game are tried, as `npm run mutants` does. */
const SHARE = Number(process.env.LAWS_SHARE ?? 1);

/** Throws if the law does not hold. */
export function tryLaw<T extends GameTypes>(
  game: Game<T>,
  law: Law,
  settings: Partial<Settings<T>> = {},
): void {
  const all: Settings<T> = { ...(DEFAULTS as Settings<T>), ...settings };
  fc.assert(
    fc.property(tablesOf(game, law.limits, all.fixed), (table) => law.hold(game, table, all)),
    { seed: all.seed, numRuns: Math.ceil(all.tables * SHARE), endOnFailure: false, verbose: 0 },
  );
}
