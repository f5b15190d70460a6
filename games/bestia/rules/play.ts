import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { type Card, takeCard } from "./cards.ts";
import { awaitDecision } from "./clock.ts";
import { firstOf } from "./lists.ts";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { settleTricks, settleWithoutPlay } from "./settle.ts";
import { dealerOf, playerAt, plays, type State, seatsRightOf, trumpOf, turnOf } from "./state.ts";
import { legalCards, refuseCard, takerOf } from "./tricks.ts";
import type { Bestia } from "./types.ts";

/** BES-20, BES-24: all have spoken. */
export function beginPlay(state: State, turn: Turn<Bestia>): void {
  const playing = playingFrom(state, dealerOf(state));
  if (playing.length < 2) {
    settleWithoutPlay(state, playing[0], turn);
    return;
  }
  state.phase = "play";
  state.turn = firstOf(playing);
  goOnPlaying(state, turn);
}

/** Those who play this hand, counter-clockwise from the right of this seat. */
function playingFrom(state: State, seat: Seat): Seat[] {
  return seatsRightOf(seat, state.players.length).filter((other) => plays(playerAt(state, other)));
}

/** BES-32: for a player who is sitting out, the first legal card of their hand is played. */
export function goOnPlaying(state: State, turn: Turn<Bestia>): void {
  while (state.phase === "play") {
    const seat = turnOf(state);
    if (!playerAt(state, seat).sitOut) {
      awaitDecision(state, seat, turn.now);
      return;
    }
    layCard(state, seat, firstOf(legalCards(state, seat)), turn);
  }
}

export function refusePlay(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (state.phase !== "play") return refused("declare-first");
  if (!plays(playerAt(state, seat))) return refused("not-playing");
  return state.turn === seat ? refuseCard(state, seat, card) : refused("not-your-turn-to-play");
}

export function playOffers(state: State, seat: Seat): Offer<Move>[] {
  if (state.phase !== "play" || state.turn !== seat) return [];
  return legalCards(state, seat).map((card) => ({ move: { type: "play", card } }));
}

export function playCard(state: State, seat: Seat, card: Card, turn: Turn<Bestia>): void {
  layCard(state, seat, card, turn);
  goOnPlaying(state, turn);
}

function layCard(state: State, seat: Seat, card: Card, turn: Turn<Bestia>): void {
  takeCard(playerAt(state, seat).cards, card);
  state.trick.push({ seat, card });
  turn.tell({ type: "played", seat, card });
  const others = playingFrom(state, seat);
  if (state.trick.length < others.length) state.turn = firstOf(others);
  else takeTrick(state, turn);
}

/** BES-20, BES-23 */
function takeTrick(state: State, turn: Turn<Bestia>): void {
  const taker = takerOf(state.trick, trumpOf(state));
  playerAt(state, taker).tricks += 1;
  state.tricks.push({ laid: state.trick, taker });
  state.trick = [];
  state.turn = taker;
  turn.tell({ type: "trick", seat: taker });
  if (state.tricks.length === state.options.handSize) settleTricks(state, turn);
}
