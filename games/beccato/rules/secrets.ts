import { copy, type Instant, type Seat, type Turn } from "@tavolata/kernel";
import { trisIn } from "./cards.ts";
import type { Signal } from "./signals.ts";
import { type Entry, known, playerAt, type Secrets, type Sign, type State } from "./state.ts";
import { teamOf, teamWith } from "./teams.ts";
import type { Beccato } from "./types.ts";

function secretsOf({ secrets }: Pick<State, "secrets">, team: number): Secrets {
  return known(secrets[team], `secrets of team ${team}`);
}

/** BEC-39: a guild has this signal from the next round on; what it had for that round before is forgotten. */
export function noteSignal(state: State, team: number, entry: Entry, row: readonly Signal[]): void {
  const round = state.round + 1;
  const secrets = secretsOf(state, team);
  secrets.signals = secrets.signals.filter((one) => one.entry !== entry || one.round !== round);
  secrets.signals.push({ entry, row: [...row], round });
}

/** BEC-39: only what a player with a tris makes for their guild is a real signal. */
export function noteSign(
  state: State,
  seat: Seat,
  what: Signal,
  seenBy: readonly Seat[],
  now: Instant,
): void {
  const { signal, signalsByBreed } = teamWith(state, seat);
  const rows = [signal ?? [], ...signalsByBreed.map(({ row }) => row)];
  const isReal = trisIn(playerAt(state, seat).hand) !== undefined && rows.some((row) => row.includes(what));
  if (!isReal) return;
  const again = signOf(state, seat, what);
  if (again !== undefined) again.times += 1;
  else {
    const { signs } = secretsOf(state, teamOf(state, seat));
    const after = now - state.dealtAt;
    const missedBy = state.places.filter((other) => other !== seat && !seenBy.includes(other));
    signs.push({ round: state.round, seat, what, after, times: 1, seenBy: [...seenBy], missedBy });
  }
}

function signOf(state: State, seat: Seat, what: Signal): Sign | undefined {
  const { signs } = secretsOf(state, teamOf(state, seat));
  return signs.find((one) => one.round === state.round && one.seat === seat && one.what === what);
}

export function noteSeen(state: State, seat: Seat, what: Signal, onlooker: Seat): void {
  const sign = signOf(state, seat, what);
  if (sign === undefined || sign.seenBy.includes(onlooker)) return;
  sign.seenBy.push(onlooker);
  sign.missedBy = sign.missedBy.filter((other) => other !== onlooker);
}

/** BEC-39: the game is over, and there is nothing left to hide. */
export function revealSecrets(state: State, turn: Turn<Beccato>): void {
  const secrets = state.teams.map(({ guild }, team) => ({ guild, ...copy(secretsOf(state, team)) }));
  turn.tell({ type: "revealed", secrets });
}
