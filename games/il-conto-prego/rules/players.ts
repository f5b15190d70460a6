import type { Seat } from "@tavolata/kernel";
import type { Card } from "./cards.ts";
import type { Player, PlayerView, State, View } from "./types.ts";

/** The player on a seat of this game, in a state or in a view of it. */
export function playerAt(state: Pick<State, "players">, seat: Seat): Player;
export function playerAt(view: Pick<View, "players">, seat: Seat): PlayerView;
export function playerAt({ players }: Pick<View, "players">, seat: Seat): PlayerView {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function isIn(player: Pick<Player, "eliminatedAfter">): boolean {
  return player.eliminatedAfter === null;
}

/** The next player to the left who is still in the game. */
export function leftOf(table: Pick<View, "players">, seat: Seat): Seat {
  const seats = table.players.length;
  let left = (seat + 1) % seats;
  while (!isIn(playerAt(table, left))) left = (left + 1) % seats;
  return left;
}

/** The players still in the game, from this one leftwards. */
export function seatsFrom(table: Pick<View, "players">, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < table.players.length; i++) {
    const seat = (first + i) % table.players.length;
    if (isIn(playerAt(table, seat))) seats.push(seat);
  }
  return seats;
}

/** Cards that everybody knows to be in this hand, because they were shown in it and taken back (CON-5). */
export function knownInHand(view: Pick<View, "calls" | "players">, seat: Seat): Card[] {
  const onTheTable = playerAt(view, seat).shown;
  const back = view.calls.filter((call) => call.seat === seat && call.show !== onTheTable);
  return [...new Set(back.map(({ show }) => show))];
}
