import { LEARNER, type Lesson, type LessonEvent, type Offer } from "@tavolata/kernel";
import {
  type Bestia,
  type Card,
  type Move,
  playerAt,
  plays,
  RULES,
  strengthOf,
  suitOf,
  trumpOf,
  type View,
} from "../rules/index.ts";
import { highTrumpIn } from "./high-trump.ts";
import { isTrump, isWeak, others, ownCards } from "./others.ts";

const STACK = 2000;
const ANTE = 100;
const PLAYERS = 3;

/** Deals in the first hand, so that the learner speaks first and plays second. */
const DEALER = 2;
const NEXT: LessonEvent<Bestia> = { by: "others" };

function holdsOneTrump(view: View): boolean {
  return ownCards(view).filter((card) => isTrump(view, card)).length === 1;
}

/** The words say which cards beat it: none of those lies on the table. */
function holdsHighTrump(view: View): boolean {
  return highTrumpIn(view) !== undefined && strengthOf(trumpOf(view)) < strengthOf("RD");
}

function holdsTwoWeakCards(view: View): boolean {
  return ownCards(view).filter((card) => isWeak(view, card)).length === 2;
}

/** Both ways round: cards are chosen in any order. */
function exchangeWeak(view: View): Move[] {
  const weak = ownCards(view).filter((card) => isWeak(view, card));
  return [weak, [...weak].reverse()].map((cards) => ({ type: "exchange", cards }));
}

/** Every card that the rules allow now. */
function anyCard(_: View, offers: readonly Offer<Move>[]): Move[] {
  return offers.flatMap(({ move }) =>
    move.type === "play" && move.card !== undefined ? [{ type: "play" as const, card: move.card }] : [],
  );
}

function led({ trick: [first] }: View): Card | undefined {
  return first?.card;
}

function ofSuitLed(view: View): Card[] {
  const card = led(view);
  return ownCards(view).filter((own) => card !== undefined && suitOf(own) === suitOf(card));
}

/** Whether this trick was taken without trumps by somebody else. */
function isPlainTrickOfOthers(view: View): boolean {
  const [trick] = view.tricks;
  return (
    trick !== undefined &&
    trick.taker !== LEARNER &&
    trick.laid.every(({ card }) => !isTrump(view, card)) &&
    view.turn === trick.taker
  );
}

/** A trump is turned up, two bad cards are exchanged; suit is followed, a trump takes, somebody goes bestia. Then a hand to pass. */
export const LESSON: Lesson<Bestia> = {
  rules: RULES,
  seats: PLAYERS,
  options: { stack: STACK, ante: ANTE, levelMinutes: 0, hands: 0 },
  seed: 2402824,
  others,
  steps: [
    { key: "pot", needs: ({ dealer, turn }) => dealer === DEALER && turn === LEARNER },
    { key: "trump", needs: holdsOneTrump },
    { key: "strength", needs: holdsHighTrump },
    { key: "exchange", needs: holdsTwoWeakCards, teaches: exchangeWeak },
    {
      key: "everybodyPlays",
      before: [
        { by: 2, move: others },
        { by: 1, move: others },
      ],
      needs: (view) => view.phase === "play" && view.players.every(plays) && view.turn === 1,
    },
    { key: "signs" },
    {
      key: "follow",
      before: [NEXT],
      needs: (view) => {
        const card = led(view);
        return card !== undefined && !isTrump(view, card) && ofSuitLed(view).length === 1;
      },
      teaches: anyCard,
    },
    {
      key: "highest",
      // The last one to play in this trick.
      before: [{ by: 2, move: others }],
      needs: isPlainTrickOfOthers,
    },
    {
      key: "trumping",
      before: [NEXT],
      needs: (view) => {
        const card = led(view);
        return (
          card !== undefined &&
          !isTrump(view, card) &&
          ofSuitLed(view).length === 0 &&
          ownCards(view).every((own) => isTrump(view, own)) &&
          view.trick.every(({ card: laid }) => !isTrump(view, laid))
        );
      },
      teaches: anyCard,
    },
    {
      key: "lead",
      before: [NEXT],
      needs: (view) =>
        view.tricks.length === 2 && playerAt(view, LEARNER).tricks === 1 && view.turn === LEARNER,
      teaches: anyCard,
    },
    {
      key: "bestia",
      before: [
        { by: 2, move: others },
        { by: 1, move: others },
      ],
      needs: ({ lastHand, phase }) =>
        phase === "between" && lastHand?.bestie.length === 1 && lastHand.won[LEARNER] === 2 * ANTE,
    },
    {
      key: "nextPot",
      before: [{ by: "clock" }],
      needs: (view) => view.hand === 2 && view.pot === 2 * PLAYERS * ANTE && view.bestia === view.pot,
    },
    {
      key: "pass",
      before: [NEXT],
      needs: (view) =>
        view.phase === "declaration" &&
        view.players.filter(plays).length === 2 &&
        ownCards(view).every((card) => isWeak(view, card)),
      teaches: () => [{ type: "pass" }],
    },
    {
      key: "blind",
      needs: ({ phase, turn }) => phase === "blind" && turn === LEARNER,
      teaches: () => [{ type: "pass" }],
    },
    { key: "inShort" },
  ],
};
