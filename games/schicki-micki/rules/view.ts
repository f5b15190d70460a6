import { copy, pick, type Random, shuffle, type Watcher } from "@tavolata/kernel";
import { type Card, HIDDEN, type HiddenCard } from "./cards.ts";
import { DECK_SIZE, deckOf } from "./deck.ts";
import { HANDS } from "./moves.ts";
import { isAroundOneTable, type Reaction, type State, windowOf } from "./state.ts";
import type { ReactionView, View } from "./types.ts";

export function viewFor(state: State, watcher: Watcher): View {
  return copy(sharedView(state, watcher));
}

/** The same, made of the state's own parts. */
export function sharedView(state: State, watcher: Watcher): View {
  const { players, deck, line, window } = state;
  return {
    watcher,
    ...state,
    players: players.map(({ pile, missing, away, out, flag }) => ({
      pile: hidden(pile.length),
      missing,
      away,
      out,
      flag,
    })),
    deck: hidden(deck.length),
    line: seesLine(state, watcher) ? line : line.map((turned) => ({ ...turned, card: HIDDEN })),
    window: window === null ? null : { ...window, reactions: window.reactions.map(seenReaction) },
  };

  function seenReaction({ judged: _, ...reaction }: Reaction): ReactionView {
    if (state.phase === "vote" || reaction.seat === watcher) return reaction;
    return reaction.kind === "call" ? { ...reaction, at: null } : { ...reaction, what: HIDDEN, at: null };
  }
}

/** SCH-22: around one table the cards are on the screen only, and phones are buttons. */
function seesLine(state: Pick<State, "options">, watcher: Watcher): boolean {
  return typeof watcher !== "number" || !isAroundOneTable(state);
}

const HIDDEN_CARDS: readonly HiddenCard[][] = Array.from({ length: DECK_SIZE + 1 }, (_, size) =>
  Array<HiddenCard>(size).fill(HIDDEN),
);

function hidden(size: number): HiddenCard[] {
  const cards = HIDDEN_CARDS[size];
  if (cards === undefined) throw new RangeError(`there are not ${size} cards`);
  return cards;
}

/** A state that shows this view: every hidden card is one of those the watcher does not see. */
export function imagine(view: View, random: Random): State {
  const { watcher: _, players, deck, line, window, ...open } = copy(view);
  const unseen = deckOf(open.options);
  for (const { card } of line) if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
  shuffle(unseen, random);
  const reveal = (card: Card | HiddenCard): Card => {
    const revealed = card === HIDDEN ? unseen.pop() : card;
    if (revealed === undefined) throw new RangeError("more cards are hidden than are unseen");
    return revealed;
  };
  return {
    players: players.map((player) => ({ claims: [], ...player, pile: player.pile.map(reveal) })),
    line: line.map((turned) => ({ ...turned, card: reveal(turned.card) })),
    deck: deck.map(reveal),
    window:
      window === null
        ? null
        : { ...window, reactions: window.reactions.map((one) => imagineReaction(one, view, random)) },
    ...open,
  };
}

function imagineReaction({ seat, at, ...deed }: ReactionView, view: View, random: Random): Reaction {
  const { windowMs } = view.options;
  const time = at ?? windowOf(view).closesAt - random.below(windowMs + 1);
  if (deed.kind === "call") return { ...deed, seat, at: time, judged: null };
  const what = deed.what === HIDDEN ? pick(HANDS, random) : deed.what;
  return { kind: "hand", what, seat, at: time, judged: null };
}
