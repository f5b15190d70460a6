import type { Turn } from "@tavolata/kernel";
import { putOut } from "./chairs.ts";
import { dealHand } from "./deal.ts";
import { canPay, eligibleSeats, lastEntitled, leastCredit, seatsWhere, whyNotDeal } from "./eligibility.ts";
import { endGame, endIfOver } from "./ending.ts";
import { levelAfter } from "./levels.ts";
import { splitPot, takePot } from "./pot.ts";
import { isTournament, levelsTime, playerAt, type State, type WaitingFor } from "./state.ts";
import type { Bestia } from "./types.ts";

/** Settles who is out, who sits out and who is entitled; then the next hand is dealt, or the table waits. */
export function nextHand(state: State, turn: Turn<Bestia>): void {
  state.level = levelAfter(state.options, levelsTime(state, turn.now));
  sitOutAsAsked(state, turn);
  if (isTournament(state)) {
    if (splitIfNobodyHasChips(state, turn)) return;
    eliminate(state, turn);
  } else {
    sitOutForWantOfCredit(state, turn);
  }
  const last = lastEntitled(state, (player) => canPay(state, player));
  if (last !== undefined) takePot(state, last, turn);
  if (endIfOver(state, turn)) return;
  const waitingFor = whyNotDeal(state);
  if (waitingFor === undefined) dealHand(state, eligibleSeats(state), turn);
  else wait(state, waitingFor, turn);
}

/** BES-30 */
function sitOutAsAsked(state: State, turn: Turn<Bestia>): void {
  state.players.forEach((player, seat) => {
    if (!player.sitOutNext) return;
    player.sitOutNext = false;
    player.sitOut = true;
    turn.tell({ type: "sitsOut", seat, why: "choice" });
  });
}

/** BES-30 */
function sitOutForWantOfCredit(state: State, turn: Turn<Bestia>): void {
  state.players.forEach((player, seat) => {
    if (!player.seated || player.sitOut || player.credit >= leastCredit(state)) return;
    player.sitOut = true;
    turn.tell({ type: "sitsOut", seat, why: "credit" });
  });
}

/** BES-9. Says whether that was the end: of the tournament, or of play at this table of it until somebody is back. */
function splitIfNobodyHasChips(state: State, turn: Turn<Bestia>): boolean {
  const left = seatsWhere(state, ({ seated }) => seated);
  if (state.pot === 0 || left.some((seat) => playerAt(state, seat).credit > 0)) return false;
  splitPot(state, left, turn);
  if (!left.every((seat) => playerAt(state, seat).sitOut)) return false;
  if (state.options.manyTables) wait(state, "anybodyBack", turn);
  else endGame(state, "deserted", turn);
  return true;
}

/** BES-12 */
function eliminate(state: State, turn: Turn<Bestia>): void {
  state.players.forEach((player, seat) => {
    if (player.seated && player.credit === 0) putOut(state, seat, turn);
  });
}

/** BES-14: those who are there when play stops have precedence, and nobody else. */
function wait(state: State, waitingFor: WaitingFor, turn: Turn<Bestia>): void {
  state.phase = "waiting";
  state.waitingFor = waitingFor;
  state.deadline = null;
  state.turn = null;
  if (waitingFor === "players" && !state.stopped) {
    state.stopped = true;
    for (const player of state.players) player.precedence = player.seated;
  }
  turn.tell({ type: "waits", waitingFor });
}
