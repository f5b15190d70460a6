import { drawOne, type Seat, type Turn } from "@tavolata/kernel";
import { addCard, HIDDEN } from "./cards.ts";
import { startClock } from "./clock.ts";
import { beginCalls } from "./discards.ts";
import { leftOf, playerAt, seatsFrom } from "./players.ts";
import type { IlConto, State } from "./types.ts";

/** A new hand: all cards are collected, shuffled and dealt (CON-2, CON-4, CON-22, CON-23, CON-25, CON-26). */
export function dealHand(state: State, dealer: Seat, turn: Turn<IlConto>): void {
  state.hand += 1;
  state.dealer = dealer;
  state.opener = leftOf(state, dealer);
  state.turn = state.opener;
  state.dishes = [];
  state.calls = [];
  state.anybodyThere = false;
  collectCards(state);
  turn.tell({ type: "handBegins", hand: state.hand, dealer, opener: state.opener });

  const seats = seatsFrom(state, state.opener);
  for (let round = 0; round < state.options.handSize; round++) {
    for (const seat of seats) addCard(playerAt(state, seat).cards, drawOne(state.deck, turn.random));
  }
  dealExtraCards(state, seats, turn);
  for (const seat of seats) {
    const { cards } = playerAt(state, seat);
    turn.tell.to(
      [seat],
      { type: "dealt", seat, cards: [...cards] },
      { type: "dealt", seat, cards: cards.map(() => HIDDEN) },
    );
  }
  if (seats.some((seat) => playerAt(state, seat).owed > 0)) {
    state.phase = "discards";
    startClock(state, turn.now);
  } else {
    beginCalls(state, turn);
  }
}

/** CON-26: what was discarded goes back too. */
function collectCards(state: State): void {
  for (const player of state.players) {
    state.deck.push(...player.cards, ...player.discards);
    if (player.shown !== null) state.deck.push(player.shown);
    player.cards = [];
    player.discards = [];
    player.shown = null;
  }
}

/**
 * The Oste's card and the Omaggi, one each round from the opener until the deck is out (CON-28); and how many cards
 * everybody then owes: one for each Omaggio that was drawn and one for each Saldo.
 */
function dealExtraCards(state: State, seats: readonly Seat[], turn: Turn<IlConto>): void {
  const dealt = seats.map((seat) => {
    const player = playerAt(state, seat);
    const osteCards = state.oste?.extraCard && state.oste.seat === seat ? 1 : 0;
    return { player, osteCards, due: osteCards + player.omaggi, drawn: 0 };
  });
  const rounds = Math.max(...dealt.map(({ due }) => due));
  for (let round = 0; round < rounds; round++) {
    for (const one of dealt) {
      if (one.drawn === one.due || state.deck.length === 0) continue;
      addCard(one.player.cards, drawOne(state.deck, turn.random));
      one.drawn += 1;
    }
  }
  for (const { player, osteCards, drawn } of dealt) {
    player.owed = Math.max(0, drawn - osteCards) + player.saldi;
  }
}
