import type { Seat } from "@tavolata/kernel";
import type { Held, Player, State, View } from "./types.ts";

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** The card of a player who is in. */
export function heldAt(state: State, seat: Seat): Held {
  const { held } = playerAt(state, seat);
  if (held === null) throw new RangeError(`seat ${seat} is out`);
  return held;
}

/** CUC-12 */
export function isIn(state: State, seat: Seat): boolean {
  return playerAt(state, seat).lives > 0;
}

/** The players who are in, from the one after this seat round to the left. */
export function seatsAfter({ players }: Pick<View, "players">, seat: Seat): Seat[] {
  const seats = players.flatMap(({ lives }, other) => (lives > 0 ? [other] : []));
  return [...seats.filter((other) => other > seat), ...seats.filter((other) => other <= seat)];
}

export function nextAfter(table: Pick<View, "players">, seat: Seat): Seat {
  const [next] = seatsAfter(table, seat);
  if (next === undefined) throw new RangeError("nobody is in");
  return next;
}
