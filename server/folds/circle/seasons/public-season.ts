import type { PublicSeason, SeasonInList } from "../../../protocol/index.ts";
import { gamesOfSeason, historyOf, standingsOf } from "./standings.ts";
import type { Season, SeasonsState } from "./state.ts";

/** A season as one of those that a circle has had. */
export function seasonInList(season: Season): SeasonInList {
  const { id, plan, ended, number } = season;
  const leaders = standingsOf(season).flatMap(({ place, person }) => (place === 1 ? [person] : []));
  return { id, plan, ended, number, leaders };
}

/** The whole of a season, with what everybody has of its chips, if it has any. */
export function publicSeason(
  state: SeasonsState,
  id: string,
  chips: PublicSeason["chips"],
): PublicSeason | undefined {
  const season = state.find((one) => one.id === id);
  if (season === undefined) return undefined;
  return {
    ...seasonInList(season),
    standings: standingsOf(season),
    byGame: Object.fromEntries(gamesOfSeason(season).map((game) => [game, standingsOf(season, game)])),
    evenings: historyOf(season),
    corrections: season.corrections,
    chips,
  };
}
