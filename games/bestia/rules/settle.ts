import type { Seat, Turn } from "@tavolata/kernel";
import { leave } from "./chairs.ts";
import { pauseBetweenHands } from "./clock.ts";
import { seatsWhere } from "./eligibility.ts";
import { endIfOver } from "./ending.ts";
import { bySeat } from "./lists.ts";
import {
  dealerOf,
  type HandOver,
  type Player,
  playerAt,
  plays,
  type State,
  seatsRightOf,
  trumpOf,
} from "./state.ts";
import type { Bestia } from "./types.ts";

/** BES-24 */
export function settleWithoutPlay(state: State, alone: Seat | undefined, turn: Turn<Bestia>): void {
  const taker = alone ?? (dealerTakesAll(state) ? state.dealer : null);
  const takes: Takes = taker === null ? [] : [[taker, state.pot]];
  finishHand(state, alone === undefined ? "nobody" : "alone", takes, turn);
}

/** A dealer who is not there takes nothing: otherwise a deserted tournament could pass the pot round for ever. */
function dealerTakesAll(state: State): boolean {
  return state.options.allPass === "dealer" && !playerAt(state, dealerOf(state)).sitOut;
}

/** BES-25, BES-24a */
export function settleTricks(state: State, turn: Turn<Bestia>): void {
  const takers = state.tricks.map(({ taker }) => taker);
  const everyTrickToAnother = new Set(takers).size === takers.length;
  if (state.options.potSaved && everyTrickToAnother) {
    finishHand(state, "saved", [], turn);
    return;
  }
  const part = Math.floor(state.pot / takers.length);
  const leftOver = state.pot - part * takers.length;
  const takes: Takes = takers.map((seat, trick) => [seat, trick === 0 ? part + leftOver : part]);
  finishHand(state, "played", takes, turn);
}

/** Who gets how much of the pot. */
type Takes = readonly (readonly [Seat, number])[];

function finishHand(state: State, how: HandOver["how"], takes: Takes, turn: Turn<Bestia>): void {
  const { hand, pot, bestia } = state;
  const won = state.players.map(() => 0);
  for (const [seat, chips] of takes) {
    won[seat] = bySeat(won, seat) + chips;
    playerAt(state, seat).credit += chips;
    state.pot -= chips;
  }
  const bestie = how === "alone" ? [] : whoGoesBestia(state);
  for (const seat of bestie) {
    playerAt(state, seat).credit -= bestia;
    state.pot += bestia;
  }
  state.lastHand = {
    hand,
    how,
    trump: trumpOf(state),
    tricks: state.tricks,
    pot,
    won,
    bestia,
    bestie,
    nextPot: state.pot,
  };
  state.compulsoryNext = state.options.compulsoryHand && bestie.length * bestia === 0;
  turn.tell({ type: "handOver", ...state.lastHand });
  pauseBetweenHands(state, turn.now);
  letPeopleLeave(state, turn);
  endIfOver(state, turn);
}

/** BES-26, BES-29 */
function whoGoesBestia(state: State): Seat[] {
  return state.players.flatMap((player, seat) =>
    plays(player) && player.tricks < tricksOwed(state, seat) ? [seat] : [],
  );
}

export function tricksOwed(state: Pick<State, "options" | "firstToPlay">, seat: Seat): number {
  return state.options.handSize === 4 && state.firstToPlay === seat ? 2 : 1;
}

/** BES-10, BES-33: from the dealer's right, so that it is clear who is the last one left. */
function letPeopleLeave(state: State, turn: Turn<Bestia>): void {
  for (const player of state.players) player.present = player.seated;
  const leaving = new Set(seatsWhere(state, (player: Player) => player.leaving));
  for (const seat of seatsRightOf(dealerOf(state), state.players.length))
    if (leaving.has(seat)) leave(state, seat, turn);
}
