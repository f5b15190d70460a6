import type { Refusal, Seat, Turn } from "@tavolata/kernel";
import { compose } from "./compose.ts";
import { dealHand } from "./deal.ts";
import { endingOf, resultOf } from "./ending.ts";
import { leftOf, playerAt } from "./players.ts";
import { refused } from "./refusals.ts";
import type { Bill, Ending, IlConto, State } from "./types.ts";

/** CON-6: before the first call there is nothing to doubt. */
export function refuseBill(state: State): Refusal | undefined {
  return state.calls.length === 0 ? refused("nothing-to-doubt") : undefined;
}

/** "Il conto, prego!": all hands are turned up, somebody loses, and the next hand is dealt. */
export function askForTheBill(state: State, capotavola: Seat, turn: Turn<IlConto>): void {
  const cameriere = lastCaller(state);
  const dishes = state.dishes.map((dish) => ({ ...dish }));
  const hands = state.players.map(({ cards, shown }) => (shown === null ? [...cards] : [...cards, shown]));
  const composed = compose(dishes, hands);
  const loser = composed.verdict === "true" ? capotavola : cameriere;
  const bill: Bill = { hand: state.hand, capotavola, cameriere, dishes, hands, ...composed, loser };
  state.lastBill = bill;
  turn.tell({ type: "bill", ...bill });

  state.desertedHands = state.anybodyThere ? 0 : state.desertedHands + 1;
  loseHand(state, bill, turn);
  earnOmaggio(state, bill, turn);
  const endedBy = endingOf(state);
  if (endedBy !== undefined) {
    endGame(state, endedBy, turn);
  } else {
    nameOste(state, bill, turn);
    dealHand(state, state.oste?.seat ?? leftOf(state, state.dealer), turn);
  }
}

function lastCaller({ calls }: State): Seat {
  const last = calls.at(-1);
  if (last === undefined) throw new Error("nobody has called anything that could be doubted");
  return last.seat;
}

/** CON-18, CON-23 */
function loseHand(state: State, { loser, hand }: Bill, turn: Turn<IlConto>): void {
  const player = playerAt(state, loser);
  player.losses += 1;
  if (!state.options.saldo) return;
  player.saldi += 1;
  turn.tell({ type: "saldo", seat: loser, saldi: player.saldi });
  if (player.saldi < state.options.handSize) return;
  player.eliminatedAfter = hand;
  turn.tell({ type: "eliminated", seat: loser });
}

/** CON-25 */
function earnOmaggio(state: State, { verdict, capotavola }: Bill, turn: Turn<IlConto>): void {
  if (!state.options.omaggi || verdict === "true") return;
  const player = playerAt(state, capotavola);
  player.omaggi += 1;
  turn.tell({ type: "omaggio", seat: capotavola, omaggi: player.omaggi });
}

/** CON-21, CON-22: the winner of the duel, and whether they needed no Joker for it. */
function nameOste(state: State, bill: Bill, turn: Turn<IlConto>): void {
  if (!state.options.oste) return;
  const isFalse = bill.verdict === "false";
  state.oste = { seat: isFalse ? bill.capotavola : bill.cameriere, extraCard: isFalse || bill.missing === 0 };
  turn.tell({ type: "oste", ...state.oste });
}

function endGame(state: State, endedBy: Ending, turn: Turn<IlConto>): void {
  state.phase = "over";
  state.deadline = null;
  state.endedBy = endedBy;
  state.result = resultOf(state, endedBy);
  turn.tell({ type: "gameOver", endedBy, ...state.result });
}
