import type { Refusal } from "@tavolata/kernel";
import { refusal, type TournamentPlan } from "../../protocol/index.ts";
import type { Player } from "./state.ts";

/** What decides a place: how long somebody stayed in, or whether they went away without being put out. */
type Placed = Pick<Player, "out"> & { readonly gone?: Player["gone"] };

/** Percent of the pool from the first place on, if at least so many took part. */
const SHARES: readonly (readonly [players: number, percent: readonly number[]])[] = [
  [41, [30, 20, 14, 10, 8, 6, 5, 4, 3]],
  [21, [40, 25, 15, 12, 8]],
  [11, [50, 30, 20]],
  [5, [65, 35]],
];
const WINNER_TAKES_ALL: readonly number[] = [100];

export type Payouts = NonNullable<TournamentPlan["payouts"]>;

/** What each place brings, from the first on, by the plan or by the table above; odd cents go to the first. */
export function prizesFor(pool: number, players: number, payouts?: Payouts): number[] {
  const percent = percentFor(players, payouts);
  const prizes = percent.map((share) => Math.floor((pool * share) / 100));
  const odd = pool - prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes.map((prize, i) => (i === 0 ? prize + odd : prize));
}

function percentFor(players: number, payouts?: Payouts): readonly number[] {
  const own = payouts?.findLast((payout) => players >= payout.players)?.percent;
  return own ?? SHARES.find(([least]) => players >= least)?.[1] ?? WINNER_TAKES_ALL;
}

/** Why payouts do not make sense, by what the first of them that does not has. */
export function refusePayouts(payouts: Payouts): Refusal | undefined {
  for (const [i, { players, percent }] of payouts.entries()) {
    const before = payouts[i - 1]?.players ?? 0;
    if (i === 0 ? players !== 2 : players <= before)
      return refusal("payouts-wrong", { players, why: "order" });
    const sum = percent.reduce((all, share) => all + share, 0);
    if (sum !== 100) return refusal("payouts-wrong", { players, why: "sum", sum });
    if (percent.length > players) return refusal("payouts-wrong", { players, why: "places" });
    if (percent.some((share, place) => share > (percent[place - 1] ?? share))) {
      return refusal("payouts-wrong", { players, why: "rising" });
    }
  }
  return undefined;
}

/** The place of every player; see `placeOf`. */
export function placesOf(players: readonly Placed[]): number[] {
  return players.map((player) => placeOf(players, player));
}

/**
 * players who stayed in longer are higher; of those who went out with the same hand, those who had more chips
 * before it. The one who is still in is first; those who never came or were removed are behind everybody.
 */
export function placeOf(players: readonly Placed[], player: Placed): number {
  return 1 + players.filter((other) => isBetter(other, player)).length;
}

function isBetter(a: Placed, b: Placed): boolean {
  if (a.out === null || b.out === null) return a.out === null && b.out !== null;
  if ((a.gone === undefined) !== (b.gone === undefined)) return a.gone === undefined;
  return a.out.at > b.out.at || (a.out.at === b.out.at && a.out.chipsBefore > b.out.chipsBefore);
}

/**
 * What each player wins. Players who got their entry back have not paid for any prize: theirs goes to the next.
 */
export function prizesOf(
  pool: number,
  players: readonly { readonly refunded?: boolean }[],
  places: readonly number[],
  payouts?: Payouts,
): number[] {
  const all = players.map((_, player) => player);
  const paid = all.filter((player) => players[player]?.refunded !== true);
  // If all were refunded, what others bought is still somebody's.
  const winning = paid.length > 0 ? paid : all;
  const placeOf = (player: number) => places[player] ?? places.length;
  const among = winning.map((player) => {
    return 1 + winning.filter((other) => placeOf(other) < placeOf(player)).length;
  });
  const prizes = shareOut(prizesFor(pool, paid.length, payouts), among);
  const byPlayer = new Map(winning.map((player, i) => [player, prizes[i] ?? 0]));
  return all.map((player) => byPlayer.get(player) ?? 0);
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
