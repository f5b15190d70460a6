import type { Seat, Turn } from "@tavolata/kernel";
import { dealerOf, playerAt, type State, seatsRightOf } from "./state.ts";
import type { Bestia } from "./types.ts";

/** BES-11: the pot goes to this seat without a hand being played. */
export function takePot(state: State, seat: Seat, turn: Turn<Bestia>): void {
  const { pot } = state;
  playerAt(state, seat).credit += pot;
  state.pot = 0;
  turn.tell({ type: "potTaken", seat, pot });
}

/** BES-9: equally among these seats; odd cents go round from the dealer's right. */
export function splitPot(state: State, among: readonly Seat[], turn: Turn<Bestia>): void {
  const { pot } = state;
  const order = seatsRightOf(dealerOf(state), state.players.length).filter((seat) => among.includes(seat));
  const shares = state.players.map(() => 0);
  order.forEach((seat, i) => {
    const share = Math.floor(pot / order.length) + (i < pot % order.length ? 1 : 0);
    shares[seat] = share;
    playerAt(state, seat).credit += share;
  });
  state.pot = 0;
  turn.tell({ type: "potSplit", pot, shares });
}
