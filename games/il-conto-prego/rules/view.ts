import { copy, drawOne, type Random, type Watcher } from "@tavolata/kernel";
import { addCard, type Card, HIDDEN, type HiddenCard, takeCard, wholeDeck } from "./cards.ts";
import { knownInHand } from "./known.ts";
import type { Player, State } from "./state.ts";

export interface PlayerView extends Omit<Player, "cards" | "discards"> {
  cards: (Card | HiddenCard)[];
  discards: (Card | HiddenCard)[];
}

/** CON-31: everything but other players' hands, discards and the deck. */
export interface View extends Omit<State, "players" | "deck"> {
  watcher: Watcher;
  players: PlayerView[];
  deck: HiddenCard[];
}

export function viewFor(state: State, watcher: Watcher): View {
  return copy(glimpse(state, watcher));
}

/** The same, made of the state's own parts. */
export function glimpse(state: State, watcher: Watcher): View {
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
  const known = players.map((_, seat) => (seat === watcher ? [] : knownInHand(view, seat)));
  players.forEach((player, seat) => {
    const seen = [...player.cards, ...player.discards, ...known[seat]!, player.shown];
    for (const card of seen) if (card !== null && card !== HIDDEN) takeCard(unseen, card);
  });
  const reveal = (card: Card | HiddenCard): Card => (card === HIDDEN ? drawOne(unseen, random) : card);
  const imagined = players.map((player, seat): Player => {
    const sure = known[seat]!;
    const cards: Card[] = [];
    for (const card of [...sure, ...player.cards.slice(sure.length)]) addCard(cards, reveal(card));
    return { ...player, cards, discards: player.discards.map(reveal) };
  });
  return { players: imagined, deck: unseen, ...open };
}
