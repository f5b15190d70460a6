import type { SeasonEvening, SeasonRow } from "../../../protocol/index.ts";
import type { EveningOfSeason, Season } from "./state.ts";

/**
 * The standings of a season, over all games or in one of them. Everybody's evenings are added up, or only the best of
 * them if the rule says so, and then what was corrected. More points come first; of those with as many, whoever was
 * first more often, then second, and so on; whoever is the same in all of that shares the place. Those who were there
 * on too few evenings come after all others and have no place.
 */
export function standingsOf(season: Season, game?: string, until = season.evenings.length): SeasonRow[] {
  const { rule } = season.plan;
  const evenings = season.evenings.slice(0, until);
  const corrections = season.corrections.filter((one) => game === undefined || one.game === game);
  const people = Object.values(season.people).filter(
    ({ id }) =>
      evenings.some(({ scores }) => scores.some((one) => one.person === id && isOf(one, game))) ||
      corrections.some(({ person }) => person.id === id),
  );
  const rows = people.map((person) => {
    const got = evenings.flatMap((evening) => pointsOn(evening, person.id, game) ?? []);
    const best = got.sort((a, b) => b - a).slice(0, rule.best ?? got.length);
    const corrected = corrections.reduce(
      (sum, one) => sum + (one.person.id === person.id ? one.points : 0),
      0,
    );
    return {
      person,
      place: null,
      points: best.reduce((sum, points) => sum + points, corrected),
      evenings: got.length,
      counted: best.length,
      places: placesOf(evenings, person.id, game),
    };
  });
  const isIn = (row: SeasonRow) => row.evenings >= rule.least;
  const sorted = rows.sort((a, b) => Number(isIn(b)) - Number(isIn(a)) || compare(a, b) || byName(a, b));
  const places = new Map<SeasonRow, number>();
  for (const [i, row] of sorted.entries()) {
    const before = sorted[i - 1];
    const same = before !== undefined && compare(before, row) === 0 ? places.get(before) : undefined;
    if (isIn(row)) places.set(row, same ?? i + 1);
  }
  return sorted.map((row) => ({ ...row, place: places.get(row) ?? null }));
}

/** Below zero if the first of them is before the other; 0 if they share their place. */
function compare(a: SeasonRow, b: SeasonRow): number {
  if (a.points !== b.points) return b.points - a.points;
  for (let i = 0; i < Math.max(a.places.length, b.places.length); i++) {
    const difference = (b.places[i] ?? 0) - (a.places[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Only so that a list always has the same order; nobody is better for it. */
function byName({ person: a }: SeasonRow, { person: b }: SeasonRow): number {
  return a.nickname < b.nickname ? -1 : a.nickname > b.nickname ? 1 : a.id < b.id ? -1 : 1;
}

function isOf({ game }: { readonly game: string }, wanted: string | undefined): boolean {
  return wanted === undefined || game === wanted;
}

/** Undefined if they were not there. */
function pointsOn({ scores }: EveningOfSeason, person: string, game?: string): number | undefined {
  const own = scores.filter((one) => one.person === person && isOf(one, game));
  return own.length === 0 ? undefined : own.reduce((sum, { points }) => sum + points, 0);
}

function placesOf(evenings: readonly EveningOfSeason[], person: string, game?: string): number[] {
  const places: number[] = [];
  for (const { scores } of evenings) {
    for (const score of scores) {
      if (score.person !== person || !isOf(score, game)) continue;
      for (const [i, times] of score.places.entries()) places[i] = (places[i] ?? 0) + times;
    }
  }
  return places.map((times) => times ?? 0);
}

/** How the season went: what everybody got on each evening, and had after it by the season's rule. */
export function historyOf(season: Season): SeasonEvening[] {
  return season.evenings.map((evening, i) => {
    const got = Object.keys(season.people).flatMap((person) => {
      const points = pointsOn(evening, person);
      return points === undefined ? [] : [[person, points] as const];
    });
    // A correction says how it should have been from the beginning.
    const after = standingsOf(season, undefined, i + 1).map(
      ({ person, points }) => [person.id, points] as const,
    );
    return { day: evening.day, got: Object.fromEntries(got), after: Object.fromEntries(after) };
  });
}

export function gamesOfSeason({ evenings }: Season): string[] {
  return [...new Set(evenings.flatMap(({ scores }) => scores.map(({ game }) => game)))].sort();
}
