import type { RoundsPlan } from "../../../protocol/index.ts";
import type { Round, RoundsState, RoundTable, TableResult } from "./state.ts";

/** Points are counted in parts so small that any share of a table's points is a whole number of them. */
export const UNIT = 2520;

/** What each seat of a table brings. Mates bring the same; those who share a place share the points of its places. */
export function pointsOf(
  { places, teams }: Pick<TableResult, "places" | "teams">,
  points: readonly number[],
): number[] {
  const sides = [...new Set(places.map((_, seat) => sideOf(seat, teams)))];
  const placeOfSide = (side: number) => Math.min(...places.filter((_, seat) => sideOf(seat, teams) === side));
  const shares = new Map(
    sides.map((side) => {
      const place = placeOfSide(side);
      const ahead = sides.filter((other) => placeOfSide(other) < place).length;
      const alike = sides.filter((other) => placeOfSide(other) === place).length;
      const sum = Array.from({ length: alike }, (_, i) => points[ahead + i] ?? 0).reduce((a, b) => a + b, 0);
      return [side, (sum * UNIT) / alike] as const;
    }),
  );
  return places.map((_, seat) => shares.get(sideOf(seat, teams)) ?? 0);
}

/** A seat plays for its team, or for itself. */
export function sideOf(seat: number, teams: readonly number[] | undefined): number {
  return teams?.[seat] ?? seat;
}

/** What a bye brings: what the plan says, or what a seat at the largest table of the round brings on average. */
export function pointsOfBye({ bye, points }: RoundsPlan, { tables }: Round): number {
  if (bye !== null) return bye * UNIT;
  const largest = tables.reduce<RoundTable | undefined>(
    (most, table) => (table.players.length > (most?.players.length ?? 0) ? table : most),
    undefined,
  );
  if (largest === undefined) return 0;
  const shared = pointsOf({ ...sidesOf(largest), places: largest.players.map(() => 1) }, points);
  return shared[0] ?? 0;
}

function sidesOf({ result }: RoundTable): Pick<TableResult, "teams"> {
  return result?.teams === undefined ? {} : { teams: result.teams };
}

/** The points of every player so far. */
export function pointsSoFar(players: number, rounds: RoundsState, plan: RoundsPlan): number[] {
  const all = Array<number>(players).fill(0);
  const add = (player: number, points: number) => {
    all[player] = (all[player] ?? 0) + points;
  };
  for (const round of rounds.played) {
    for (const table of round.tables) {
      if (table.result === null) continue;
      const points = pointsOf(table.result, plan.points);
      for (const [seat, player] of table.players.entries()) add(player, points[seat] ?? 0);
    }
    if (round.tables.every(({ result }) => result !== null)) {
      for (const player of round.byes) add(player, pointsOfBye(plan, round));
    }
  }
  return all;
}
