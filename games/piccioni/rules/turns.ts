import type { Turn } from "@tavolata/kernel";
import { endGame } from "./ending.ts";
import { ACTIONS_A_TURN, MOST_ROUNDS, plan, type State } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";

export function beginTurn(state: State, turn: Turn<Piccioni>): void {
  state.turn += 1;
  state.actionsLeft = ACTIONS_A_TURN;
  const last = state.finalPhase !== null;
  announce(state, { type: "turnBegins", seat: state.current, turn: state.turn, last }, turn);
  plan(state, { do: "act" });
}

/** PIC-8: cards played in the turn are discarded, except assigned ones. PIC-12, PIC-13: then the game goes on or ends. */
export function endTurn(state: State, turn: Turn<Piccioni>): void {
  clear(state, turn);
  countFinalPhase(state, turn);
  const { current, finalPhase, players } = state;
  const trigger = finalPhase?.trigger ?? current;
  if (finalPhase?.turnsLeft === 0) endGame(state, "finalPhase", trigger, turn);
  else if (state.turn >= MOST_ROUNDS * players.length) endGame(state, "tooLong", trigger, turn);
  else {
    state.current = (current + 1) % players.length;
    beginTurn(state, turn);
  }
}

function clear(state: State, turn: Turn<Piccioni>): void {
  const cards = state.laid.filter(({ assigned }) => !assigned).map(({ card }) => card);
  state.laid = [];
  state.discards.push(...cards);
  if (cards.length > 0) announce(state, { type: "cleared", cards }, turn);
}

/** PIC-13: everybody except the player who triggered it has one more turn. */
function countFinalPhase(state: State, turn: Turn<Piccioni>): void {
  const { current, finalPhase, players } = state;
  if (finalPhase !== null) finalPhase.turnsLeft -= 1;
  else if (state.pigeonDeck.length === 0) {
    state.finalPhase = { trigger: current, turnsLeft: players.length - 1 };
    state.finalPhases += 1;
    announce(state, { type: "finalPhase", trigger: current }, turn);
  }
}
