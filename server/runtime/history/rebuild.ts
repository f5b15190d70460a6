import type { Store } from "../../store/contract.ts";
import { type CountedGame, countPast } from "./counting.ts";
import { pastGameOf } from "./record.ts";

const GAMES_AT_A_TIME = 100;

export interface Rebuilt {
  /** How many games were counted again. */
  readonly counted: number;
  /** How many cannot be, as those of another version. What was counted of them before stays. */
  readonly left: number;
  /** How many sums were made: one for each person and game. */
  readonly sums: number;
}

/** Counts all finished games again from their records, and adds everything up anew. Servers may go on meanwhile. */
export async function rebuildFigures(store: Store, games: readonly CountedGame[]): Promise<Rebuilt> {
  let [counted, left] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const page: string[] = await store.gamesWithSeats(after, GAMES_AT_A_TIME);
    for (const id of page) {
      const past = await pastGameOf(store, id);
      const game = games.find(({ rules }) => rules.name === past?.record.game);
      const rows = past === undefined || game === undefined ? null : countPast(game, past);
      if (rows === null) left += 1;
      else {
        await store.recountFigures(id, rows);
        counted += 1;
      }
    }
    after = page.at(-1) ?? null;
    if (after === null) break;
  }
  return { counted, left, sums: await store.sumFigures() };
}
