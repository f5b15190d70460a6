import { copy, drawOne, type Random, type Watcher } from "@tavolata/kernel";
import { addCard, type Card, HIDDEN, type HiddenCard, takeCard, wholeDeck } from "./cards.ts";
import { knownInHand } from "./players.ts";
import type { Player, State, View } from "./types.ts";

export function viewFor(state: State, watcher: Watcher): View {
  return copy(sharedView(state, watcher));
}

/** The same, made of the state's own parts. */
export function sharedView(state: State, watcher: Watcher): View {
  const { players, deck } = state;
  return {
    watcher,
    ...state,
    deck: faceDown(deck),
    players: players.map((player, seat) =>
      seat === watcher
        ? player
        : { ...player, cards: faceDown(player.cards), discards: faceDown(player.discards) },
    ),
  };
}

const hiddenCards: HiddenCard[][] = [];

/** As many hidden cards; the same list for the same number. */
function faceDown({ length }: readonly Card[]): HiddenCard[] {
  hiddenCards[length] ??= Array<HiddenCard>(length).fill(HIDDEN);
  return hiddenCards[length];
}

/** A state that shows this view: hidden cards are drawn from those the watcher has not seen. */
export function imagine(view: View, random: Random): State {
  const { watcher, players, deck, ...open } = copy(view);
  const unseen = wholeDeck();
  const partly = players.map((player, seat) => ({
    player,
    known: seat === watcher ? [] : knownInHand(view, seat),
  }));
  for (const { player, known } of partly) {
    const seen = [...player.cards, ...player.discards, ...known, player.shown];
    for (const card of seen) if (card !== null && card !== HIDDEN) takeCard(unseen, card);
  }
  const reveal = (card: Card | HiddenCard): Card => (card === HIDDEN ? drawOne(unseen, random) : card);
  const imagined = partly.map(({ player, known }): Player => {
    const cards: Card[] = [];
    for (const card of [...known, ...player.cards.slice(known.length)]) addCard(cards, reveal(card));
    return { ...player, cards, discards: player.discards.map(reveal) };
  });
  return { players: imagined, deck: unseen, ...open };
}
