import type { Refusal, Turn } from "@tavolata/kernel";
import { isKing } from "./cards.ts";
import { drawCard, giveCard, giveTurn } from "./deal.ts";
import { refused } from "./refusals.ts";
import { heldAt, nextAfter } from "./seats.ts";
import { endRound } from "./showdown.ts";
import type { Cucu, State } from "./types.ts";

/** CUC-8: a shown King stays where it is. */
export function refuseSwap(state: State): Refusal | undefined {
  return heldAt(state, state.turn).shown ? refused("king-is-shown") : undefined;
}

export function keep(state: State, turn: Turn<Cucu>): void {
  turn.tell({ type: "kept", seat: state.turn });
  endTurn(state, turn);
}

export function swap(state: State, turn: Turn<Cucu>): void {
  if (state.turn === state.dealer) swapWithDeck(state, turn);
  else swapWithNext(state, turn);
  endTurn(state, turn);
}

/** CUC-6, CUC-7 */
function swapWithNext(state: State, turn: Turn<Cucu>): void {
  const seat = state.turn;
  const next = nextAfter(state, seat);
  const [own, theirs] = [heldAt(state, seat), heldAt(state, next)];
  if (state.options.kings === "stop" && isKing(theirs.card)) {
    theirs.shown = true;
    turn.tell({ type: "stopped", seat, by: next, card: theirs.card });
    return;
  }
  turn.tell({ type: "swapped", seat, with: next });
  giveCard(state, seat, theirs, turn);
  giveCard(state, next, own, turn);
}

/** CUC-9 */
function swapWithDeck(state: State, turn: Turn<Cucu>): void {
  const { card } = heldAt(state, state.dealer);
  turn.tell({ type: "drew", seat: state.dealer });
  drawCard(state, state.dealer, turn);
  state.deck.push(card);
}

/** CUC-4, CUC-11: the dealer's turn is the last of the round. */
function endTurn(state: State, turn: Turn<Cucu>): void {
  if (state.turn === state.dealer) endRound(state, turn);
  else giveTurn(state, nextAfter(state, state.turn), turn.now);
}
