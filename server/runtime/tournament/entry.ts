import type { Instant } from "@tavolata/kernel";
import { foldTournament } from "../../folds/tournament/fold.ts";
import { tournamentLog } from "../../folds/tournament/log-name.ts";
import type { TournamentState } from "../../folds/tournament/state.ts";
import type { TournamentStep } from "../../folds/tournament/steps.ts";
import type { CircleGame, Store } from "../../store/contract.ts";

/** A tournament as it is written; undefined if there is none. */
export async function readTournament(
  store: Pick<Store, "open">,
  id: string,
): Promise<
  { readonly state: TournamentState; readonly seq: number; readonly openedAt: Instant } | undefined
> {
  const { entries = [] } = (await store.open(tournamentLog(id))) ?? {};
  let state: TournamentState | undefined;
  for (const { steps, at } of entries) state = foldAll(state, JSON.parse(steps), at);
  const [first, last] = [entries[0], entries.at(-1)];
  if (state === undefined || first === undefined || last === undefined) return undefined;
  return { state, seq: last.seq, openedAt: first.at };
}

/** That the tournament has ended, for the circle in which it was opened. */
export function circleGamesIn(
  { id, circle, occasion }: TournamentState,
  steps: readonly TournamentStep[],
  at: Instant,
): { readonly circleGames?: readonly CircleGame[] } {
  if (circle === undefined || !steps.some(({ type }) => type === "ended")) return {};
  const evening = occasion?.evening?.key ?? null;
  const log = tournamentLog(id);
  return { circleGames: [{ id, circle, kind: "tournament", log, ended: at, evening, season: null }] };
}

export function foldAll(
  before: TournamentState | undefined,
  steps: readonly TournamentStep[],
  at: Instant,
): TournamentState {
  let state = before;
  for (const step of steps) state = foldTournament(state, step, at);
  if (state === undefined) throw new Error("an entry without steps");
  return state;
}
