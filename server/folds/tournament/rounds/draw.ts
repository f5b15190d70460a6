import { shuffle } from "@tavolata/kernel";
import type { GameAtTables } from "../../table-game.ts";
import { optionsAtTables } from "../at-tables.ts";
import { playerAt, type TournamentState } from "../state.ts";
import { pair, type Unit } from "./pairing.ts";
import { pointsSoFar, sideOf } from "./points.ts";
import { sizesFor } from "./sizes.ts";
import { chanceOfRounds, goingOn } from "./standings.ts";
import type { RoundsState } from "./state.ts";
import { changingMates, seatTeams, tableSizesOf, teamSize, teamsBySeat } from "./teams.ts";

export interface DrawnRound {
  /** The players of each table, by seat. */
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** The tables of the next round; undefined if too few are left for one. It follows from the log and the committed seed. */
export function drawRound(
  state: TournamentState,
  rounds: RoundsState,
  game: GameAtTables,
): DrawnRound | undefined {
  const { plan } = state;
  if (plan.rounds === undefined) return undefined;
  const options = optionsAtTables(plan, game);
  const isKnockOut = plan.kind === "knock-out";
  const playing = isKnockOut ? goingOn(state, rounds) : stillThere(state);
  const units = unitsOf(state, rounds, playing);
  const together = Math.max(1, ...rounds.mates.map((mates) => mates.length));
  const allowed = tableSizesOf(game, options, plan.tableSize).flatMap((seats) =>
    seats % together === 0 ? [seats / together] : [],
  );
  const sizes = sizesFor(units.length, allowed);
  if (sizes === undefined) return undefined;
  const haveMet = meetings(rounds, () => true);
  const met = (a: Unit, b: Unit) => haveMet(a.players[0] ?? -1, b.players[0] ?? -1);
  const random = chanceOfRounds(state, rounds.played.length);
  const { tables, byes } = pair(units, sizes.tables, sizes.byes, met, random);
  const mates = meetings(
    rounds,
    (a, b, teams) => teams !== undefined && sideOf(a, teams) === sideOf(b, teams),
  );
  const points = pointsSoFar(state.players.length, rounds, plan.rounds);
  return {
    byes: byes.flatMap(({ players }) => players),
    tables: tables.map((table) => {
      const seated = table.flatMap(({ players }) => players);
      const teams = teamsBySeat(game, options, seated.length);
      const size = teams && teamSize(teams);
      if (teams === undefined || size === undefined) return shuffle(seated, random);
      const isFixed = rounds.mates.length > 0;
      const groups = isFixed
        ? table.map(({ players }) => players)
        : changingMates(seated, size, mates, (player) => points[player] ?? 0);
      return seatTeams(shuffle(groups, random), teams);
    }),
  };
}

function stillThere({ players }: TournamentState): number[] {
  return players.flatMap(({ gone }, player) => (gone === undefined ? [player] : []));
}

/** Those who always play together are one, for as long as one of them is there: a bot plays for whoever has gone. */
function unitsOf(state: TournamentState, rounds: RoundsState, playing: readonly number[]): Unit[] {
  const { plan } = state;
  const points = plan.rounds === undefined ? [] : pointsSoFar(state.players.length, rounds, plan.rounds);
  const groups =
    rounds.mates.length > 0
      ? rounds.mates.filter((mates) => mates.some((player) => playing.includes(player)))
      : playing.map((player) => [player]);
  const pointsOf = (players: readonly number[]) => points[players[0] ?? -1] ?? 0;
  const ranks = [...new Set(groups.map(pointsOf))].sort((a, b) => b - a);
  return groups.map((players) => ({
    players,
    rank: plan.kind === "knock-out" ? 0 : ranks.indexOf(pointsOf(players)),
    byes: rounds.played.filter(({ byes }) => byes.includes(players[0] ?? -1)).length,
  }));
}

type Together = (a: number, b: number, teams: readonly number[] | undefined) => boolean;

/** How often two players have been at the same table, in seats of which this is so. */
function meetings({ played }: RoundsState, holds: Together): (a: number, b: number) => number {
  const counts = new Map<number, Map<number, number>>();
  for (const { tables } of played) {
    for (const { players, result } of tables) {
      for (const [i, a] of players.entries()) {
        for (const [j, b] of players.entries()) {
          if (i === j || !holds(i, j, result?.teams)) continue;
          const row = counts.get(a) ?? new Map<number, number>();
          row.set(b, (row.get(b) ?? 0) + 1);
          counts.set(a, row);
        }
      }
    }
  }
  return (a, b) => counts.get(a)?.get(b) ?? 0;
}

/** The number of a player's mate who is wanted by both, if there is one. */
export function mateOf(state: Pick<TournamentState, "players">, player: number): number | undefined {
  const { mate } = playerAt(state, player);
  return mate !== null && mate !== player && state.players[mate]?.mate === player ? mate : undefined;
}
