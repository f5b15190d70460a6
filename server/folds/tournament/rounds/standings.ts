import { fairRandom, shuffle } from "@tavolata/kernel";
import type { RoundsStanding } from "../../../protocol/index.ts";
import { playerAt, type TournamentState } from "../state.ts";
import { pointsSoFar, sideOf } from "./points.ts";
import { currentRound, type RoundsState } from "./state.ts";

/** The seats at the start of a chips tournament are drawn in turn 0, the last table in turn 1. */
const LOT_TURN = 2;

/** The seeds that everything in the rounds is drawn from: the one that was committed to, and everybody's own. */
export function chanceOfRounds({ serverSeed, players }: TournamentState, round: number) {
  const seeds = players.map(({ who }) => ("seed" in who ? who.seed : "bot"));
  return fairRandom({ server: serverSeed, players: seeds }, LOT_TURN + round);
}

/** Everybody in the order of the ranking: by points and tie-breaks, or by how far they came in a knock-out. */
export function standingsOf(state: TournamentState, rounds: RoundsState): RoundsStanding[] {
  return state.plan.kind === "knock-out" ? knockOutStandings(state, rounds) : pointsStandings(state, rounds);
}

/** The place of every player at the end. */
export function roundPlaces(state: TournamentState, rounds: RoundsState): number[] {
  const places = state.players.map(() => state.players.length);
  for (const { player, place } of standingsOf(state, rounds)) places[player] = place;
  return places;
}

interface Record {
  readonly player: number;
  readonly points: number;
  /** Those they played against, once for each game, and whether they came out ahead (1) or behind (-1). */
  readonly games: { readonly against: number; readonly sign: number }[];
  wins: number;
}

/**
 * By points; then by the games of those who are equal against each other, if all of them have met; then by what their
 * opponents have on average; then by wins; then by lot, which was committed to. Mates for good share a place.
 */
function pointsStandings(state: TournamentState, rounds: RoundsState): RoundsStanding[] {
  const records = recordsOf(state, rounds);
  const opponents = records.map(({ games }) => {
    const sum = games.reduce((all, { against }) => all + (records[against]?.points ?? 0), 0);
    return games.length === 0 ? 0 : Math.floor(sum / games.length);
  });
  const lot = lotOf(state);
  const direct = records.map(() => 0);
  for (const equal of groupsBy(records, ({ points }) => points)) {
    for (const record of equal) direct[record.player] = directScore(record, equal, rounds);
  }
  // What comes first decides; mates for good are equal in all of it, up to the lot of the first of them.
  const lotOfSide = (player: number) =>
    Math.min(
      ...(rounds.mates.find((mates) => mates.includes(player)) ?? [player]).map((one) => lot[one] ?? 0),
    );
  const merits = records.map(({ player, points, wins }) => [
    points,
    direct[player] ?? 0,
    opponents[player] ?? 0,
    wins,
    -lotOfSide(player),
  ]);
  const meritsOf = (player: number) => merits[player] ?? [];
  const order = [...records].sort((a, b) => -compare(meritsOf(a.player), meritsOf(b.player)));
  return order.map(({ player, points, wins }, i) => {
    const ahead = order.findIndex((other) => compare(meritsOf(other.player), meritsOf(player)) === 0);
    const before = order[ahead - 1];
    const byLot = before !== undefined && sameButLot(meritsOf(before.player), meritsOf(player));
    return {
      player,
      place: ahead + 1,
      points,
      direct: direct[player] ?? 0,
      opponents: opponents[player] ?? 0,
      wins,
      byLot,
      isIn: playerAt(state, player).gone === undefined && i >= 0,
    };
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) {
    const difference = one - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function sameButLot(a: readonly number[], b: readonly number[]): boolean {
  return compare(a.slice(0, -1), b.slice(0, -1)) === 0;
}

function recordsOf(state: TournamentState, rounds: RoundsState): Record[] {
  const { players, plan } = state;
  const points = plan.rounds === undefined ? [] : pointsSoFar(players.length, rounds, plan.rounds);
  const records = players.map((_, player): Record => {
    return { player, points: points[player] ?? 0, games: [], wins: 0 };
  });
  for (const { tables } of rounds.played) {
    for (const { players: seated, result } of tables) {
      if (result === null) continue;
      const { places, teams } = result;
      for (const [seat, player] of seated.entries()) {
        const record = records[player];
        if (record === undefined) continue;
        if (places[seat] === 1) record.wins++;
        for (const [other, against] of seated.entries()) {
          if (sideOf(other, teams) === sideOf(seat, teams)) continue;
          record.games.push({ against, sign: Math.sign((places[other] ?? 0) - (places[seat] ?? 0)) });
        }
      }
    }
  }
  return records;
}

/** Nothing unless all who are equal have met: otherwise some could gain where others could not. */
function directScore(record: Record, equal: readonly Record[], { mates }: RoundsState): number {
  const side = ({ player }: Record) => mates.findIndex((some) => some.includes(player));
  const areOpponents = (a: Record, b: Record) => a !== b && (side(a) < 0 || side(a) !== side(b));
  const met = (a: Record, b: Record) => a.games.some(({ against }) => against === b.player);
  const all = equal.every((a) => equal.every((b) => !areOpponents(a, b) || met(a, b)));
  if (!all) return 0;
  const group = new Set(equal.map(({ player }) => player));
  return record.games.reduce((sum, { against, sign }) => (group.has(against) ? sum + sign : sum), 0);
}

function groupsBy<One>(all: readonly One[], key: (one: One) => number): One[][] {
  const groups = new Map<number, One[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups.values()];
}

/** The number of each player in a draw that was committed to before anybody entered. */
function lotOf(state: TournamentState): number[] {
  const drawn = shuffle([...state.players.keys()], chanceOfRounds(state, -1));
  const lot = drawn.map(() => 0);
  for (const [i, player] of drawn.entries()) lot[player] = i;
  return lot;
}

/** Who came further is ahead; of those who went out in the same round, who did better at their table. */
function knockOutStandings(state: TournamentState, rounds: RoundsState): RoundsStanding[] {
  const through = new Set(goingOn(state, rounds));
  const merits = state.players.map((_, player) => {
    const last = rounds.played.findLastIndex(({ tables }) =>
      tables.some(({ players }) => players.includes(player)),
    );
    const table = rounds.played[last]?.tables.find(({ players }) => players.includes(player));
    const place = table?.result?.places[table.players.indexOf(player)] ?? 0;
    return [through.has(player) ? 1 : 0, last, -place];
  });
  const points = recordsOf(state, rounds);
  const order = [...state.players.keys()].sort((a, b) => -compare(merits[a] ?? [], merits[b] ?? []));
  return order.map((player) => ({
    player,
    place: 1 + order.findIndex((other) => compare(merits[other] ?? [], merits[player] ?? []) === 0),
    points: points[player]?.points ?? 0,
    direct: 0,
    opponents: 0,
    wins: points[player]?.wins ?? 0,
    byLot: false,
    isIn: through.has(player),
  }));
}

/**
 * Who plays the next round of a knock-out: the best of each table. Where they are equal, the lot decides; for somebody who has gone the next one goes on.
 */
export function goingOn(state: TournamentState, rounds: RoundsState): number[] {
  const { players, plan } = state;
  const there = (player: number) => playerAt(state, player).gone === undefined;
  const round = currentRound(rounds);
  if (round === undefined) return [...players.keys()].filter(there);
  const lot = lotOf(state);
  const isLast = round.tables.length === 1;
  return round.tables.flatMap(({ players: seated, result }) => {
    if (result === null) return seated;
    const { places, teams } = result;
    const sides = [...new Set(seated.map((_, seat) => sideOf(seat, teams)))].map((side) => {
      const seats = [...seated.keys()].filter((seat) => sideOf(seat, teams) === side);
      const [first = 0] = seats;
      const merit = [-(places[first] ?? 0), -(lot[seated[first] ?? 0] ?? 0)];
      return { players: seats.map((seat) => seated[seat] ?? 0), merit };
    });
    return sides
      .filter((side) => side.players.some(there))
      .sort((a, b) => -compare(a.merit, b.merit))
      .slice(0, isLast ? 1 : (plan.rounds?.advance ?? 1))
      .flatMap((side) => side.players);
  });
}
