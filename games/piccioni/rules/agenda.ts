import type { Turn } from "@tavolata/kernel";
import { act } from "./actions.ts";
import { askAll } from "./answering.ts";
import { limitHand } from "./drawing.ts";
import { applyEffect, closeCard, planEffects } from "./effects.ts";
import { applyOverflow, beginFlock, follow, glide, land, reveal } from "./flock.ts";
import { announceEffect } from "./playing.ts";
import { settle, settleAfterwards } from "./settling.ts";
import { known, type State, type Task } from "./state.ts";
import { endTurn } from "./turns.ts";
import type { Piccioni } from "./types.ts";

/** Does one thing after the other until a player must be asked, or the game is over. */
export function carryOn(state: State, turn: Turn<Piccioni>): void {
  while (state.waiting === null && state.result === null) {
    const task = known(state.agenda.pop(), "task");
    // The task picks the function made for it, which the compiler cannot follow through a union.
    const carryOut = TASKS[task.do] as (state: State, task: Task, turn: Turn<Piccioni>) => void;
    carryOut(state, task, turn);
  }
}

type TaskTo<Do extends Task["do"]> = Extract<Task, { do: Do }>;

const TASKS: {
  readonly [Do in Task["do"]]: (state: State, task: TaskTo<Do>, turn: Turn<Piccioni>) => void;
} = {
  act: (state, _, turn) => act(state, turn),
  limitHand: (state, { seat }, turn) => limitHand(state, seat, turn),
  announce: announceEffect,
  ask: (state, _, turn) => askAll(state, turn),
  settle: (state, _, turn) => settle(state, turn),
  effects: planEffects,
  effect: (state, { step }, turn) => applyEffect(state, step, turn),
  settleAfterwards: (state, _, turn) => settleAfterwards(state, turn),
  close: closeCard,
  flock: (state, _, turn) => beginFlock(state, turn),
  reveal: (state, { left }, turn) => reveal(state, left, turn),
  glide: (state, { pigeon }, turn) => glide(state, pigeon, turn),
  follow: (state, { pigeon }, turn) => follow(state, pigeon, turn),
  land: (state, { pigeon, place }, turn) => land(state, pigeon, place, turn),
  overflow: applyOverflow,
  endTurn: (state, _, turn) => endTurn(state, turn),
};
