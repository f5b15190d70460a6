import { pick, type Random, type Seat, shuffle, type Turn } from "@tavolata/kernel";
import { addCards, type Card, HIDDEN, wholeDeck } from "./cards.ts";
import { goOnDeclaring } from "./declaration.ts";
import { anteOfLevel } from "./levels.ts";
import { firstOf } from "./lists.ts";
import { dealerOf, playerAt, type State, seatsRightOf } from "./state.ts";
import type { Bestia } from "./types.ts";

/** Begins a hand for these players: ante, cards and trump; then the first of them speaks. */
export function dealHand(state: State, eligible: readonly Seat[], turn: Turn<Bestia>): void {
  const dealer = nextDealer(state, eligible, turn.random);
  state.hand += 1;
  state.dealer = dealer;
  state.stopped = false;
  state.compulsory = state.compulsoryNext;
  state.firstToPlay = null;
  state.players.forEach((player, seat) => {
    Object.assign(player, {
      precedence: false,
      paidAnte: false,
      eligible: eligible.includes(seat),
      declaration: null,
      exchanged: 0,
      declinedBlind: false,
      tricks: 0,
    });
  });
  takeAntes(state, eligible);
  const { hand, level, ante, pot, bestia, compulsory } = state;
  turn.tell({
    type: "handBegins",
    hand,
    dealer,
    eligible: [...eligible],
    level,
    ante,
    pot,
    bestia,
    compulsory,
  });
  dealCards(state, turn);
  state.phase = "declaration";
  goOnDeclaring(state, turn);
}

/** BES-13, BES-14 */
function nextDealer(state: State, eligible: readonly Seat[], random: Random): Seat {
  if (state.dealer === null) return pick(eligible, random);
  const order = seatsRightOf(state.dealer, state.players.length).filter((seat) => eligible.includes(seat));
  if (!state.stopped) return firstOf(order);
  return order.find((seat) => playerAt(state, seat).precedence) ?? pick(eligible, random);
}

/** BES-4 to BES-9 */
function takeAntes(state: State, eligible: readonly Seat[]): void {
  const most = anteOfLevel(state.options, state.level);
  const lowest = Math.min(...eligible.map((seat) => playerAt(state, seat).credit));
  state.ante = Math.min(most, lowest);
  state.initialPot = state.pot;
  for (const seat of eligible) {
    const player = playerAt(state, seat);
    player.creditBefore = player.credit;
    player.credit -= state.ante;
    player.paidAnte = true;
    state.pot += state.ante;
  }
  // A player who was short of the ante has nothing left, so the bestia is zero.
  state.bestia = Math.min(state.pot, lowest - state.ante);
}

/** BES-15 */
function dealCards(state: State, turn: Turn<Bestia>): void {
  collectCards(state);
  state.stock = shuffle(wholeDeck(), turn.random);
  const order = seatsRightOf(dealerOf(state), state.players.length).filter(
    (seat) => playerAt(state, seat).eligible,
  );
  for (let round = 0; round < state.options.handSize; round++) {
    for (const seat of order) addCards(playerAt(state, seat).cards, [drawCard(state)]);
  }
  for (const seat of order) {
    const { cards } = playerAt(state, seat);
    turn.tell.to(
      [seat],
      { type: "dealt", seat, cards: [...cards] },
      { type: "dealt", seat, cards: cards.map(() => HIDDEN) },
    );
  }
  const trump = drawCard(state);
  state.trump = trump;
  turn.tell({ type: "trump", card: trump });
}

/** The stock has a card for everybody and one to turn up (BES-33). */
function drawCard({ stock }: State): Card {
  const card = stock.pop();
  if (card === undefined) throw new RangeError("the stock is too small for this table");
  return card;
}

/** Only now, so that until then all can still look at their own cards; those not played stay unseen (BES-39). */
function collectCards(state: State): void {
  for (const player of state.players) {
    player.cards = [];
    player.discards = [];
  }
  state.trick = [];
  state.tricks = [];
}
