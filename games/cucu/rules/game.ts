import type { Actor, Game, Refusal } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { dealRound } from "./deal.ts";
import { refused } from "./refusals.ts";
import { Move, Options } from "./schemas.ts";
import { isIn } from "./seats.ts";
import { keep, refuseSwap, swap } from "./turns.ts";
import type { Cucu, State } from "./types.ts";
import { imagine, viewFor } from "./view.ts";

const MOVES: readonly Move[] = [{ type: "keep" }, { type: "swap" }];

/** Cucù. The numbers beside the rules are the clauses of RULES.md. */
export const cucu: Game<Cucu> = {
  name: manifest.name,
  version: 1,
  seats: manifest.seats,
  options: Options,
  move: Move,

  start({ seats, options }, turn) {
    const state: State = {
      options,
      round: 0,
      dealer: 0,
      turn: 0,
      deck: [],
      players: Array.from({ length: seats }, () => ({ lives: options.lives, held: null, outAfter: null })),
      pot: 0,
      lastRound: null,
      deadline: null,
      result: null,
    };
    // CUC-4: the first dealer is drawn at random.
    dealRound(state, turn.random.below(seats), turn);
    return state;
  },

  refuse,
  play: (state, _, move, turn) => (move.type === "swap" ? swap(state, turn) : keep(state, turn)),
  moves: (state, by) =>
    MOVES.filter((move) => refuse(state, by, move) === undefined).map((move) => ({ move })),
  awaits: (state) => (state.result === null ? [state.turn] : []),

  view: viewFor,
  imagine,

  alarm: (state) => state.deadline ?? undefined,
  /** CUC-14 */
  ring(state, turn) {
    turn.tell({ type: "timeOut", seat: state.turn });
    keep(state, turn);
  },

  result: (state) => state.result ?? undefined,
  count: ({ deck, players, pot }) => ({
    cards: deck.length + players.filter(({ held }) => held !== null).length,
    lives: players.reduce((sum, { lives }) => sum + lives, pot),
  }),
};

function refuse(state: State, by: Actor, move: Move): Refusal | undefined {
  if (typeof by !== "number") return refused("not-a-player");
  if (state.result !== null) return refused("game-is-over");
  if (!isIn(state, by)) return refused("you-are-out");
  if (state.turn !== by) return refused("not-your-turn");
  return move.type === "swap" ? refuseSwap(state) : undefined;
}
