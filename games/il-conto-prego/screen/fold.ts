import {
  addCard,
  type Card,
  DISHES,
  type Event,
  HIDDEN,
  type HiddenCard,
  isIn,
  type PlayerView,
  type View,
} from "../rules/index.ts";

/**
 * What the watcher sees once this has happened: the pictures between one view and the next are made of it. That a game
 * is over shows in its last view only.
 */
export function viewAfter(view: View, event: Event): View {
  switch (event.type) {
    case "called": {
      const { seat, how, dish, dishes, show } = event;
      const { count, rank } = dishes[DISHES.indexOf(dish)]!;
      const calls = [...view.calls, { seat, how, dish, count, rank, show }];
      const called = { ...view, dishes, calls, turn: leftOf(view, seat) };
      return changed(called, seat, ({ cards }) => ({ cards: without(cards, [show]), shown: show }));
    }
    case "tookBack":
      return changed(view, event.seat, ({ cards }) => ({
        cards: event.seat === view.watcher ? withCard(cards, event.card) : [...cards, HIDDEN],
        shown: null,
      }));
    case "discarded":
      return changed(view, event.seat, ({ cards }) => ({
        cards: without(cards, event.cards),
        discards: event.cards,
        owed: 0,
      }));
    case "bill": {
      const { type, ...bill } = event;
      return changed({ ...view, lastBill: bill }, bill.loser, ({ losses }) => ({ losses: losses + 1 }));
    }
    case "saldo":
      return changed(view, event.seat, () => ({ saldi: event.saldi }));
    case "omaggio":
      return changed(view, event.seat, () => ({ omaggi: event.omaggi }));
    case "eliminated":
      return changed(view, event.seat, () => ({ eliminatedAfter: view.hand }));
    case "oste":
      return { ...view, oste: { seat: event.seat, extraCard: event.extraCard } };
    case "handBegins": {
      const { hand, dealer, opener } = event;
      const players = view.players.map((player) => ({ ...player, cards: [], discards: [], shown: null }));
      return { ...view, hand, dealer, opener, turn: opener, dishes: [], calls: [], players };
    }
    case "dealt":
      return changed(view, event.seat, () => ({ cards: event.cards }));
    case "timeOut":
    case "gameOver":
      return view;
  }
}

/** The next player to the left who is still in the game. */
function leftOf({ players }: View, seat: number): number {
  let left = (seat + 1) % players.length;
  while (left !== seat && !isIn(players[left]!)) left = (left + 1) % players.length;
  return left;
}

function changed(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  const players = view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** Out of a hand seen from behind, any card goes. */
function without(
  cards: readonly (Card | HiddenCard)[],
  taken: readonly (Card | HiddenCard)[],
): (Card | HiddenCard)[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    left.splice(at < 0 ? 0 : at, 1);
  }
  return left;
}

function withCard(cards: readonly (Card | HiddenCard)[], card: Card): (Card | HiddenCard)[] {
  const hand = [...cards] as Card[];
  addCard(hand, card);
  return hand;
}
