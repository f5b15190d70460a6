import { drawOne, type Instant, type Seat, type Turn } from "@tavolata/kernel";
import { DECK } from "./cards.ts";
import { nextAfter, playerAt, seatsAfter } from "./seats.ts";
import type { Cucu, Held, State } from "./types.ts";

/** CUC-3, CUC-4: a new round, from the whole deck. */
export function dealRound(state: State, dealer: Seat, turn: Turn<Cucu>): void {
  state.round += 1;
  state.dealer = dealer;
  state.deck = [...DECK];
  for (const player of state.players) player.held = null;
  turn.tell({ type: "roundBegins", round: state.round, dealer });
  for (const seat of seatsAfter(state, dealer)) drawCard(state, seat, turn);
  giveTurn(state, nextAfter(state, dealer), turn.now);
}

export function drawCard(state: State, seat: Seat, turn: Turn<Cucu>): void {
  giveCard(state, seat, { card: drawOne(state.deck, turn.random), heldBy: [], shown: false }, turn);
}

/** CUC-10: only those who have held a card are told which it is. */
export function giveCard(state: State, seat: Seat, held: Held, turn: Turn<Cucu>): void {
  const heldBy = held.heldBy.includes(seat) ? held.heldBy : [...held.heldBy, seat];
  playerAt(state, seat).held = { ...held, heldBy };
  turn.tell.to(heldBy, { type: "gets", seat, card: held.card });
}

/** CUC-14 */
export function giveTurn(state: State, seat: Seat, now: Instant): void {
  const { decisionSeconds } = state.options;
  state.turn = seat;
  state.deadline = decisionSeconds === 0 ? null : now + decisionSeconds * 1000;
}
