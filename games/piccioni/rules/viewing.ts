import { copy, type Random, type Seat, shuffle, type Watcher } from "@tavolata/kernel";
import { type Card, HIDDEN, type Hidden, type Pigeon, pigeonsFor } from "./cards.ts";
import type { Answer } from "./choices.ts";
import { actionCards, deckOf, faceOf } from "./faces.ts";
import { idleCards } from "./playing.ts";
import { setAside } from "./reacting.ts";
import { known, type Player, playerAt, type State, type Trophy } from "./state.ts";
import type { PlayerView, TrophyView, View } from "./view.ts";

export function viewFor(state: State, watcher: Watcher): View {
  return copy(sharedView(state, watcher));
}

/** The same view, made of the state's own parts. */
export function sharedView(state: State, watcher: Watcher): View {
  const { players, pigeonDeck, actionDeck, inPlay } = state;
  return {
    watcher,
    idle: watcher === state.current && state.waiting?.is === "action" ? idleCards(state, watcher) : [],
    ...state,
    players: players.map((player, seat) => ({
      ...player,
      hand: seat === watcher ? player.hand : seenHand(state, seat),
      trophies: player.trophies.map((trophy) => seenTrophy(state, trophy, seat === watcher)),
    })),
    pigeonDeck: hidden(pigeonDeck.length),
    actionDeck: hidden(actionDeck.length),
    inPlay: inPlay.map((one) => ({
      ...one,
      answers: one.answered
        ? one.answers
        : one.answers.map((answer, seat) => seenAnswer(answer, seat === watcher)),
    })),
  };
}

/** PIC-10: cards are shown while they are used, such as those set aside for an answer that all have seen. */
function seenHand({ players, inPlay }: State, seat: Seat): (Card | Hidden)[] {
  const shown = inPlay.flatMap((one) => setAside(one.answered ? one : { ...one, answers: [] }, seat));
  return [...shown, ...hidden(playerAt({ players }, seat).hand.length - shown.length)];
}

function seenTrophy({ result }: State, trophy: Trophy, isOwn: boolean): TrophyView {
  return result !== null || (isOwn && trophy.seen) ? trophy : { ...trophy, card: HIDDEN };
}

function seenAnswer(answer: Answer | null, isOwn: boolean): Answer | Hidden | null {
  return answer === null || isOwn ? answer : HIDDEN;
}

function hidden(size: number): Hidden[] {
  return Array<Hidden>(size).fill(HIDDEN);
}

/** A state that looks like this view: every hidden card is one of those that the watcher does not see. */
export function imagine(view: View, random: Random): State {
  const { watcher: _, idle: __, players, pigeonDeck, actionDeck, inPlay, ...open } = copy(view);
  const pigeons = shuffle(unseen(pigeonsFor(players.length), view), random);
  const actions = shuffle(unseen(actionCards(deckOf(open.options)), view), random);
  return {
    players: players.map(imaginePlayer).map((player) => ({ ...player, hand: player.hand.map(anyAction) })),
    pigeonDeck: pigeonDeck.map(anyPigeon),
    actionDeck: actionDeck.map(anyAction),
    inPlay: inPlay.map((one) => ({ ...one, answers: one.answers.map(imagineAnswer) })),
    ...open,
  };

  /** All Trophies are imagined before any hand: only Guano can be a Trophy. */
  function imaginePlayer(player: PlayerView): Omit<Player, "hand"> & Pick<PlayerView, "hand"> {
    return { ...player, trophies: player.trophies.map(imagineTrophy) };
  }

  function imagineTrophy(trophy: TrophyView): Trophy {
    if (trophy.card !== HIDDEN) return trophy as Trophy;
    if (trophy.back === "pigeon") return { ...trophy, card: anyPigeon() };
    const at = actions.findIndex((card) => faceOf(view, card).stays !== undefined);
    return { ...trophy, card: known(actions.splice(at, 1)[0], "Guano left") };
  }

  function anyAction(card: Card | Hidden): Card {
    return card === HIDDEN ? known(actions.pop(), "action card left") : card;
  }

  function anyPigeon(): Pigeon {
    return known(pigeons.pop(), "pigeon left");
  }
}

/** A player who has answered may have declined. */
function imagineAnswer(answer: Answer | Hidden | null): Answer | null {
  return answer === HIDDEN ? { type: "decline" } : answer;
}

/** The cards that the watcher sees nowhere. */
function unseen<Any extends Card>(cards: readonly Any[], view: View): Any[] {
  const { players, places, discards, laid, hovering } = view;
  const seen = new Set<Card | Hidden | null>([
    ...players.flatMap(({ hand, pigeons, guano, trophies }) => [
      ...hand,
      ...pigeons,
      ...guano,
      ...trophies.map(({ card }) => card),
    ]),
    ...Object.values(places).flat(),
    ...discards,
    // A card that was assigned may be a Trophy by now, or shuffled into the deck.
    ...laid.flatMap(({ card, assigned }) => (assigned ? [] : [card])),
    hovering,
  ]);
  return cards.filter((card) => !seen.has(card));
}
