import type { Turn } from "@tavolata/kernel";
import { askForTheBill } from "./bill.ts";
import { call } from "./calls.ts";
import { JOKER, RANKS, rankOf } from "./cards.ts";
import { discard } from "./discards.ts";
import type { IlConto } from "./game.ts";
import { playerAt, type State } from "./state.ts";

/** CON-30 */
export function timeOut(state: State, turn: Turn<IlConto>): void {
  if (state.phase === "discards") {
    state.players.forEach((player, seat) => {
      if (player.owed === 0) return;
      // Only he hears of it: the others would know that these were his lowest cards.
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
  const lowest = playerAt(state, state.turn).cards[0]!;
  const rank = lowest === JOKER ? RANKS[0] : rankOf(lowest);
  call(state, state.turn, { type: "order", rank, show: lowest }, turn);
}
