import type { Seat, Turn } from "@tavolata/kernel";
import { heightOf } from "./cards.ts";
import { dealRound } from "./deal.ts";
import { heldAt, nextAfter, playerAt, seatsAfter } from "./seats.ts";
import type { Cucu, Showdown, State } from "./types.ts";

/** CUC-11: all cards are turned up, the lowest lose a life, and the next round is dealt, if there is one. */
export function endRound(state: State, turn: Turn<Cucu>): void {
  const seats = seatsAfter(state, state.dealer);
  const heights = new Map(seats.map((seat) => [seat, heightOf(heldAt(state, seat).card)]));
  const lowest = Math.min(...heights.values());
  const showdown: Showdown = {
    round: state.round,
    cards: state.players.map(({ held }) => held?.card ?? null),
    losers: seats.filter((seat) => heights.get(seat) === lowest),
  };
  state.lastRound = showdown;
  turn.tell({ type: "turnedUp", ...showdown });
  for (const seat of showdown.losers) loseLife(state, seat, turn);
  if (seatsAfter(state, state.dealer).length > 1) dealRound(state, nextAfter(state, state.dealer), turn);
  else endGame(state, turn);
}

/** CUC-11, CUC-12 */
function loseLife(state: State, seat: Seat, turn: Turn<Cucu>): void {
  const player = playerAt(state, seat);
  player.lives -= 1;
  state.pot += 1;
  if (player.lives > 0) return;
  player.outAfter = state.round;
  turn.tell({ type: "out", seat });
}

/** CUC-13: places go by the rounds that everybody came through. */
function endGame(state: State, turn: Turn<Cucu>): void {
  const scores = state.players.map(({ outAfter }) => (outAfter === null ? state.round : outAfter - 1));
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  state.result = { places, scores };
  state.deadline = null;
  turn.tell({ type: "gameOver", places, scores });
}
