import type { Player } from "./state.ts";

/** Percent of the pool from the first place on, if at least so many took part. */
const SHARES: readonly (readonly [players: number, percent: readonly number[]])[] = [
  [41, [30, 20, 14, 10, 8, 6, 5, 4, 3]],
  [21, [40, 25, 15, 12, 8]],
  [11, [50, 30, 20]],
  [5, [65, 35]],
];
const WINNER_TAKES_ALL: readonly number[] = [100];

/** What each place brings, from the first on; odd cents go to the first. */
export function prizesFor(pool: number, players: number): number[] {
  const [, percent] = SHARES.find(([least]) => players >= least) ?? [0, WINNER_TAKES_ALL];
  const prizes = percent.map((share) => Math.floor((pool * share) / 100));
  const odd = pool - prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes.map((prize, i) => (i === 0 ? prize + odd : prize));
}

/** The place of every player; see `placeOf`. */
export function placesOf(players: readonly Pick<Player, "out">[]): number[] {
  return players.map((player) => placeOf(players, player));
}

/**
 * players who stayed in longer are higher; of those who went out with the same hand, those who had more chips
 * before it. The one who is still in is first.
 */
export function placeOf(players: readonly Pick<Player, "out">[], player: Pick<Player, "out">): number {
  return 1 + players.filter((other) => isBetter(other, player)).length;
}

function isBetter(a: Pick<Player, "out">, b: Pick<Player, "out">): boolean {
  if (a.out === null || b.out === null) return a.out === null && b.out !== null;
  return a.out.at > b.out.at || (a.out.at === b.out.at && a.out.chipsBefore > b.out.chipsBefore);
}

/** Players who share a place share the prizes of the places they take; odd cents go to the first of them. */
export function shareOut(prizes: readonly number[], places: readonly number[]): number[] {
  return places.map((place, i) => {
    const sharing = places.flatMap((other, j) => (other === place ? [j] : []));
    const sum = sharing.reduce((all, _, k) => all + (prizes[place - 1 + k] ?? 0), 0);
    const part = Math.floor(sum / sharing.length);
    return sharing[0] === i ? sum - part * (sharing.length - 1) : part;
  });
}
