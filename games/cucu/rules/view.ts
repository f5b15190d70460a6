import { copy, drawOne, type Random, type Watcher } from "@tavolata/kernel";
import { DECK, HIDDEN } from "./cards.ts";
import type { Held, State, View } from "./types.ts";

/** CUC-15: everything but the deck and the cards that the watcher has not seen. */
export function viewFor(state: State, watcher: Watcher): View {
  const isSeen = ({ heldBy, shown }: Held) => shown || heldBy.some((seat) => seat === watcher);
  return copy({
    watcher,
    ...state,
    deck: state.deck.map(() => HIDDEN),
    players: state.players.map(({ held, ...player }) => ({
      ...player,
      held: held === null || isSeen(held) ? held : { ...held, card: HIDDEN },
    })),
  });
}

/** A state that shows this view: hidden cards are drawn from those that the watcher does not see. */
export function imagine(view: View, random: Random): State {
  const { watcher: _, players, ...open } = copy(view);
  const seen = new Set(players.map(({ held }) => held?.card));
  const deck = DECK.filter((card) => !seen.has(card));
  return {
    ...open,
    players: players.map(({ held, ...player }) => {
      if (held === null) return { ...player, held };
      const card = held.card === HIDDEN ? drawOne(deck, random) : held.card;
      return { ...player, held: { ...held, card } };
    }),
    deck,
  };
}
