import fc from "fast-check";
import type { Game } from "../game.ts";
import type { GameTypes } from "../game-types.ts";
import { optionsOf, valuesOf } from "./arbitrary.ts";
import type { CheckedTable } from "./drive.ts";
import { canStart, type Law } from "./laws.ts";

/** Random tables: random players, random options, and moves that are mostly nonsense. */
export function tablesOf<T extends GameTypes>(
  game: Game<T>,
  limits: Law["limits"],
  fixed: Partial<T["options"]> = {},
): fc.Arbitrary<CheckedTable<T>> {
  const strange = (schema: Game<T>["houseMove"]): fc.Arbitrary<object[]> =>
    schema === undefined
      ? fc.constant<object[]>([])
      : fc.array(valuesOf(schema) as fc.Arbitrary<object>, { minLength: 8 });
  return fc
    .tuple(
      fc.integer({ min: game.seats.min, max: game.seats.max }),
      optionsOf(game.options, limits),
      fc.nat(),
      fc.tuple(strange(game.move), strange(game.houseMove), strange(game.screenMove)),
    )
    .map(([seats, options, seed, [seat, house, screen]]) => ({
      setup: { seats, options: { ...options, ...fixed } },
      seed,
      strange: { seat, house, screen },
    }))
    .filter((table) => canStart(game, table.setup));
}
