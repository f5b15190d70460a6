import type { Turn } from "@tavolata/kernel";
import { askForTheBill } from "./bill.ts";
import { call } from "./calls.ts";
import { JOKER, RANKS, rankOf } from "./cards.ts";
import { discard } from "./discards.ts";
import { playerAt } from "./players.ts";
import type { IlConto, State } from "./types.ts";

/** CON-30 */
export function timeOut(state: State, turn: Turn<IlConto>): void {
  if (state.phase === "discards") {
    state.players.forEach((player, seat) => {
      if (player.owed === 0) return;
      // Nobody else hears of it: they would know that these are the lowest cards of the hand.
      turn.tell.to([seat], { type: "timeOut", seat });
      // Jokers are last in a sorted hand, so these are the lowest cards that are not Jokers, while there are any.
      discard(state, seat, player.cards.slice(0, player.owed), turn);
    });
    return;
  }
  turn.tell({ type: "timeOut", seat: state.turn });
  if (state.calls.length > 0) askForTheBill(state, state.turn, turn);
  else orderTheLowest(state, turn);
}

function orderTheLowest(state: State, turn: Turn<IlConto>): void {
  const [lowest] = playerAt(state, state.turn).cards;
  if (lowest === undefined) throw new Error(`seat ${state.turn} has no card to order with`);
  const rank = lowest === JOKER ? RANKS[0] : rankOf(lowest);
  call(state, state.turn, { type: "order", rank, show: lowest }, turn);
}
