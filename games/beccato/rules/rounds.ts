import { type Seat, shuffle, type Turn } from "@tavolata/kernel";
import { type Card, HIDDEN } from "./cards.ts";
import { openEyes } from "./eyes.ts";
import { deadlineAfter, playerAt, type State } from "./state.ts";
import { leftOf } from "./teams.ts";
import type { Beccato } from "./types.ts";

const HAND = 3;

/** BEC-5, BEC-8, BEC-25: all chickens are collected, shuffled and dealt; the dealer gets one more, and no card is left. */
export function dealRound(state: State, turn: Turn<Beccato>): void {
  const { players, places, options } = state;
  if (state.round > 0) state.dealer = leftOf(state, state.dealer);
  const { dealer } = state;
  const cards = [...state.flock, ...players.flatMap(({ hand }) => hand), ...(state.imaginary ?? [])];
  shuffle(cards, turn.random);
  state.flock = [];
  state.phase = "round";
  state.round += 1;
  state.dealtAt = turn.now;
  state.holder = dealer;
  state.passes = 0;
  state.lastPass = null;
  state.shouts = [];
  state.stopped = null;
  state.trail = [];
  state.outcome = null;
  state.deadline = deadlineAfter(options.passSeconds, turn.now);
  for (const team of state.teams)
    Object.assign(team, { change: null, confers: false, confersUntil: null, words: [] });
  for (const player of players)
    Object.assign(player, { shown: false, ready: false, restsUntil: 0, hushedUntil: 0 });
  turn.tell({ type: "roundBegins", round: state.round, dealer, deadline: state.deadline });
  for (const seat of places) {
    const hand = cards.splice(0, seat === dealer ? HAND + 1 : HAND);
    playerAt(state, seat).hand = hand;
    turn.tell.to(
      [seat],
      { type: "dealt", seat, hand: [...hand] },
      { type: "dealt", seat, hand: backs(hand) },
    );
  }
  if (state.imaginary !== null) {
    state.imaginary = cards.splice(0, HAND);
    turn.tell({ type: "dealt", seat: "imaginary", hand: backs(state.imaginary) });
  }
  openEyes(state, turn);
}

function backs(hand: readonly Card[]): (typeof HIDDEN)[] {
  return hand.map(() => HIDDEN);
}

/** Everybody stops what they were doing and looks up. */
export function stopAll(state: State): void {
  for (const player of state.players) Object.assign(player, { gaze: null, act: null });
  state.fidgets = [];
  state.deadline = null;
  state.holder = null;
}

/** BEC-21, BEC-36: time to look at the outcome, and to change signals. */
export function rest(state: State, turn: Turn<Beccato>): void {
  state.phase = "between";
  state.choice = null;
  state.deadline = deadlineAfter(state.options.restSeconds, turn.now);
  turn.tell({ type: "roundOver", dealer: nextDealer(state), deadline: state.deadline });
}

function nextDealer(state: State): Seat {
  return leftOf(state, state.dealer);
}
