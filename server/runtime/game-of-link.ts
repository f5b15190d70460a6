import { tournamentLog } from "../folds/tournament/log-name.ts";
import type { Store } from "../store/contract.ts";

export type Reading = Pick<Store, "read" | "endedGame">;

/** The game that is played at a table; undefined if there is no such table. The table is not opened for it. */
export async function gameOfTable(store: Reading, table: string): Promise<string | undefined> {
  return (await openingOf(store, table))?.game;
}

export async function gameOfTournament(store: Reading, tournament: string): Promise<string | undefined> {
  return (await openingOf(store, tournamentLog(tournament)))?.plan?.game;
}

/** The game of which this is a finished one. */
export async function gameOfReplay(store: Reading, id: string): Promise<string | undefined> {
  const ended = await store.endedGame(id);
  return ended && gameOfTable(store, ended.log);
}

/** A log begins with what was opened; which game is played there never changes. */
async function openingOf(
  store: Reading,
  log: string,
): Promise<{ readonly game?: string; readonly plan?: { readonly game: string } } | undefined> {
  const [first] = await store.read(log, 0, 0);
  return first && JSON.parse(first.steps)[0];
}
