import { type AnyGame, defaultsOf, fastRandom, type GameTypes, refuseSetup } from "@tavolata/kernel";
import type { CheckedTable } from "@tavolata/kernel/check/drive";
import { tablesOf } from "@tavolata/kernel/check/tables";
import fc from "fast-check";

/** To make options and nonsense takes longer than a short game, so that each table is played with several seeds. */
const GAMES_EACH = 8;

/**
 * Tables without end, which all follow from the seed: half of them with any options that fit, half with some of these and
 * the defaults otherwise, as people have them.
 */
export function* randomTables(game: AnyGame, seed: number): Generator<CheckedTable<GameTypes>> {
  const random = fastRandom(seed, 0);
  const defaults = Object.entries(defaultsOf<object>(game.options));
  for (let round = 0; ; round++) {
    const [table] = fc.sample(tablesOf<GameTypes>(game, undefined), {
      seed: random.below(2 ** 31),
      numRuns: 1,
    });
    if (table === undefined) throw new Error("no table was made");
    const kept = Object.fromEntries(defaults.filter(() => random.below(2) === 0));
    const milder = { ...table.setup, options: { ...table.setup.options, ...kept } };
    const setup = round % 2 === 0 || refuseSetup(game, milder) !== undefined ? table.setup : milder;
    for (let i = 0; i < GAMES_EACH; i++) yield { ...table, setup, seed: random.below(2 ** 31) };
  }
}
