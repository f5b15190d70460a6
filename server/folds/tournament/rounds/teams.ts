import { begin, fastChance, refuseSetup } from "@tavolata/kernel";
import type { GameAtTables } from "../../table-game.ts";

/** The team of each seat, as a game gives them out. */
export type Teams = readonly number[];

/** How many may sit at a table of this game with these options. */
export function tableSizesOf({ rules }: GameAtTables, options: object, most: number): number[] {
  const { min } = rules.seats;
  return Array.from({ length: Math.max(0, most - min + 1) }, (_, i) => min + i).filter(
    (seats) => refuseSetup(rules, { seats, options }) === undefined,
  );
}

/** The teams by seat; undefined where there are none, or where chance makes them. */
export function teamsBySeat({ rules }: GameAtTables, options: object, seats: number): Teams | undefined {
  const teams = [1, 2, 3].map((seed) => {
    const begun = begin(rules, { seats, options }, 0, fastChance(seed));
    return begun.refused === undefined ? rules.teams?.(begun.standing.state) : undefined;
  });
  const [first] = teams;
  const isAlways = teams.every((some) => JSON.stringify(some) === JSON.stringify(first));
  return isAlways ? first : undefined;
}

/** How many play together; undefined if not all teams are as large. */
export function teamSize(teams: Teams): number | undefined {
  const sizes = [...new Set(teams)].map((team) => teams.filter((other) => other === team).length);
  return new Set(sizes).size === 1 ? sizes[0] : undefined;
}

/** Puts the groups of players on the seats of the teams, one group for each. */
export function seatTeams(groups: readonly (readonly number[])[], teams: Teams): number[] {
  const names = [...new Set(teams)];
  const next = new Map<number, number>();
  return teams.map((team) => {
    const at = next.get(team) ?? 0;
    next.set(team, at + 1);
    const player = groups[names.indexOf(team)]?.[at];
    if (player === undefined) throw new RangeError(`team ${team} has no player ${at}`);
    return player;
  });
}

/**
 * New mates for the players of a table: with as few repeats as possible, and then with teams as strong as each other.
 * `strength` says how strong somebody is, `mates` how often two have played together.
 */
export function changingMates(
  players: readonly number[],
  size: number,
  mates: (a: number, b: number) => number,
  strength: (player: number) => number,
): number[][] {
  let best: { readonly repeats: number; readonly spread: number; readonly groups: number[][] } | undefined;
  const search = (left: readonly number[], groups: number[][]): void => {
    const [first, ...others] = left;
    if (first === undefined) {
      const repeats = groups.reduce((sum, group) => sum + repeatsIn(group, mates), 0);
      const sums = groups.map((group) => group.reduce((sum, player) => sum + strength(player), 0));
      const spread = Math.max(...sums) - Math.min(...sums);
      const isBetter =
        best === undefined || repeats < best.repeats || (repeats === best.repeats && spread < best.spread);
      if (isBetter) best = { repeats, spread, groups };
      return;
    }
    for (const chosen of subsets(others, size - 1)) {
      search(
        others.filter((player) => !chosen.includes(player)),
        [...groups, [first, ...chosen]],
      );
    }
  };
  search(players, []);
  if (best === undefined) throw new RangeError("the players do not make whole teams");
  return best.groups;
}

function repeatsIn(group: readonly number[], mates: (a: number, b: number) => number): number {
  return group.reduce((sum, a, i) => sum + group.slice(i + 1).reduce((some, b) => some + mates(a, b), 0), 0);
}

function* subsets(from: readonly number[], count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [i, one] of from.entries()) {
    for (const others of subsets(from.slice(i + 1), count - 1)) yield [one, ...others];
  }
}
