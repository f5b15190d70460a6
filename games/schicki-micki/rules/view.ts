import { copy, type Instant, type Random, type Seat, shuffle, type Watcher } from "@tavolata/kernel";
import { type Card, type Feature, HIDDEN, type HiddenCard } from "./cards.ts";
import { DECK_SIZE, deckOf } from "./deck.ts";
import type { HiddenHand } from "./events.ts";
import { HANDS, type Hand } from "./moves.ts";
import { isAroundOneTable, type Player, type Reaction, type State, type Turned } from "./state.ts";

/** Nobody looks into piles: they are counted (SCH-27). */
export interface PlayerView extends Omit<Player, "pile" | "claims"> {
  pile: HiddenCard[];
}

export interface TurnedView extends Omit<Turned, "card"> {
  card: Card | HiddenCard;
}

/** SCH-11: calls are heard; of a hand only that it moved. */
export type ReactionView = ({ kind: "call"; what: Feature } | { kind: "hand"; what: Hand | HiddenHand }) & {
  seat: Seat;
  /** Null as long as it is hidden. */
  at: Instant | null;
};

export interface View extends Omit<State, "players" | "deck" | "line" | "window"> {
  watcher: Watcher;
  players: PlayerView[];
  deck: HiddenCard[];
  line: TurnedView[];
  window: { closesAt: Instant; reactions: ReactionView[] } | null;
}

export function viewFor(state: State, watcher: Watcher): View {
  return copy(glimpse(state, watcher));
}

/** The same, made of the state's own parts. */
export function glimpse(state: State, watcher: Watcher): View {
  const { players, deck, line, window } = state;
  return {
    watcher,
    ...state,
    players: players.map(({ pile, missing, away, flag }) => ({
      pile: hidden(pile.length),
      missing,
      away,
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
  return HIDDEN_CARDS[size]!;
}

/** A state that shows this view: every hidden card is one of those the watcher does not see. */
export function imagine(view: View, random: Random): State {
  const { watcher: _, players, deck, line, window, ...open } = copy(view);
  const unseen = deckOf(open.options);
  for (const { card } of line) if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
  shuffle(unseen, random);
  const reveal = (card: Card | HiddenCard): Card => (card === HIDDEN ? unseen.pop()! : card);
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
  const time = at ?? view.window!.closesAt - random.below(windowMs + 1);
  if (deed.kind === "call") return { ...deed, seat, at: time, judged: null };
  const what = deed.what === HIDDEN ? HANDS[random.below(HANDS.length)]! : deed.what;
  return { kind: "hand", what, seat, at: time, judged: null };
}
