import { standingsOf } from "../../folds/circle/seasons/standings.ts";
import type { CircleResult } from "../../folds/circle/seasons/steps.ts";
import type { CircleState } from "../../folds/circle/state.ts";
import type { CircleStep } from "../../folds/circle/steps.ts";
import { NOBODYS_NAME } from "../../folds/room/forgotten.ts";
import type { SeasonRow } from "../../protocol/index.ts";
import { circleLog, type Store } from "../../store/contract.ts";
import { foldAll } from "./entry.ts";
import { resultOf } from "./results.ts";

export interface RebuiltSeason {
  readonly name: string;
  readonly standings: readonly SeasonRow[];
  /** Whether the circle's own log says the same. */
  readonly isSame: boolean;
}

/**
 * Works out a circle's seasons again: from its log who was a member and what was corrected, and from the records of
 * games and tournaments how they ended. Undefined if there is no such circle.
 */
export async function rebuildSeasons(
  store: Pick<Store, "read" | "open" | "circleGames" | "circleGameSeats" | "nowCalled" | "now">,
  circle: string,
): Promise<RebuiltSeason[] | undefined> {
  const recorded = new Map<string, CircleResult>();
  for (const game of await store.circleGames(circle)) {
    const result = await resultOf(store, game);
    if (result !== undefined) recorded.set(game.id, result);
  }
  let [written, rebuilt]: (CircleState | undefined)[] = [];
  const counted = new Set<string>();
  for (const { steps, at } of await store.read(circleLog(circle), 0)) {
    const all = JSON.parse(steps) as CircleStep[];
    written = foldAll(written, all, at);
    rebuilt = foldAll(
      rebuilt,
      all.map((step) => {
        if (step.type !== "season-result") return step;
        counted.add(step.result.id);
        const found = recorded.get(step.result.id);
        return found === undefined ? step : { ...step, result: withForgotten(found, step.result) };
      }),
      at,
    );
  }
  // What has ended and is not written down yet will be; it counts all the same.
  for (const result of recorded.values()) {
    if (rebuilt === undefined || counted.has(result.id)) continue;
    rebuilt = foldAll(rebuilt, [{ type: "season-result", result }], store.now());
  }
  if (rebuilt === undefined || written === undefined) return undefined;
  const before = written.seasons.map((season) => JSON.stringify(standingsOf(season)));
  return rebuilt.seasons.map((season, i) => {
    const standings = standingsOf(season);
    return { name: season.plan.name, standings, isSame: JSON.stringify(standings) === before[i] };
  });
}

/** Records do not know people who were forgotten; the log still knows that somebody was there. */
function withForgotten(found: CircleResult, written: CircleResult): CircleResult {
  const forgotten = written.players.filter(({ person }) => person.nickname === NOBODYS_NAME);
  const known = new Map(written.players.map(({ person }) => [person.id, person]));
  const players = found.players.map((player) => ({
    ...player,
    person: known.get(player.person.id) ?? player.person,
  }));
  return {
    ...found,
    players: [
      ...players,
      ...forgotten.filter(({ person }) => !players.some((one) => one.person.id === person.id)),
    ],
  };
}
