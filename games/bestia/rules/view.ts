import { copy, type Random, shuffle, type Watcher } from "@tavolata/kernel";
import { addCards, type Card, HIDDEN, type HiddenCard, wholeDeck } from "./cards.ts";
import type { Player, State } from "./state.ts";
import type { View } from "./types.ts";

export function viewFor(state: State, watcher: Watcher): View {
  return copy(sharedView(state, watcher));
}

/** The same, made of the state's own parts. */
export function sharedView(state: State, watcher: Watcher): View {
  const { players, stock } = state;
  return {
    watcher,
    ...state,
    stock: hidden(stock.length),
    players: players.map((player, seat) =>
      seat === watcher
        ? player
        : { ...player, cards: hidden(player.cards.length), discards: hidden(player.discards.length) },
    ),
  };
}

const HIDDEN_CARDS: readonly HiddenCard[][] = Array.from({ length: 41 }, (_, size) =>
  Array<HiddenCard>(size).fill(HIDDEN),
);

function hidden(size: number): HiddenCard[] {
  const cards = HIDDEN_CARDS[size];
  if (cards === undefined) throw new RangeError(`there are not ${size} cards`);
  return cards;
}

/** A state that shows this view: hidden cards are drawn from those the watcher has not seen. */
export function imagine(view: View, random: Random): State {
  const { watcher: _, players, stock, ...open } = copy(view);
  const seen = new Set<Card | HiddenCard | null>([
    open.trump,
    ...players.flatMap(({ cards, discards }) => [...cards, ...discards]),
    ...[...open.tricks.map(({ laid }) => laid), open.trick].flat().map(({ card }) => card),
  ]);
  const unseen = shuffle(
    wholeDeck().filter((card) => !seen.has(card)),
    random,
  );
  const reveal = (card: Card | HiddenCard): Card => {
    const revealed = card === HIDDEN ? unseen.pop() : card;
    if (revealed === undefined) throw new RangeError("more cards are hidden than are unseen");
    return revealed;
  };
  const imagined = players.map((player): Player => {
    const cards: Card[] = [];
    addCards(cards, player.cards.map(reveal));
    return { ...player, cards, discards: player.discards.map(reveal) };
  });
  return { players: imagined, stock: stock.map(reveal), ...open };
}
