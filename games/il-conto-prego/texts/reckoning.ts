import {
  type Card,
  DECKS,
  type Dish,
  HIDDEN,
  isOfRank,
  JOKER,
  JOKERS,
  knownInHand,
  RANKS,
  SUITS,
  type View,
} from "../rules/index.ts";

const OF_A_RANK = DECKS * SUITS.length;
const ALL_CARDS = OF_A_RANK * RANKS.length + JOKERS;

/** What the watcher can work out about the call on the table, from nothing but the cards they know. */
export interface Reckoning {
  /** Cards called, in both dishes. */
  readonly called: number;
  /** How many of them must be among the cards in play that they do not know. */
  readonly needed: number;
  /** Cards in play that they do not know. */
  readonly hidden: number;
  /** Whether they know of a Joker. */
  readonly withJokers: boolean;
  /** How likely the call is true if the unknown cards lie anyhow; 1 and 0 are certain. */
  readonly chance: number;
}

/** Cards that will be in the bill: those that are still to be discarded will not. */
export function cardsInPlay({ players }: Pick<View, "players">): number {
  return players.reduce(
    (sum, { cards, shown, owed }) => sum + cards.length + (shown === null ? 0 : 1) - owed,
    0,
  );
}

export function reckon(view: View): Reckoning {
  const known = knownCards(view);
  const hidden = cardsInPlay(view) - known.inPlay.length;
  const jokers = known.inPlay.filter((card) => card === JOKER).length;
  const needs = view.dishes.map(({ count, rank }) => Math.max(0, count - countOf(known.inPlay, rank)));
  const needed = Math.max(0, sum(needs) - jokers);
  const all = [...known.inPlay, ...known.aside];
  return {
    called: sum(view.dishes.map(({ count }) => count)),
    needed,
    hidden,
    withJokers: jokers > 0,
    chance: chanceOf({
      needs,
      left: view.dishes.map(({ rank }) => OF_A_RANK - countOf(all, rank)),
      jokers,
      jokersLeft: JOKERS - countOf(all, JOKER),
      hidden,
      unknown: ALL_CARDS - all.length,
    }),
  };
}

/** Their own cards, those on the table, and those that others have shown and taken back; aside are their own discards. */
function knownCards(view: View): { inPlay: Card[]; aside: Card[] } {
  const inPlay: Card[] = [];
  const aside: Card[] = [];
  view.players.forEach(({ cards, discards, shown }, seat) => {
    if (shown !== null) inPlay.push(shown);
    if (seat === view.watcher) {
      inPlay.push(...cards.filter((card) => card !== HIDDEN));
      aside.push(...discards.filter((card) => card !== HIDDEN));
    } else {
      inPlay.push(...knownInHand(view, seat));
    }
  });
  return { inPlay, aside };
}

interface Unknown {
  /** For each dish, how many cards are missing to the known ones, and how many of its rank are not known. */
  readonly needs: readonly number[];
  readonly left: readonly number[];
  /** Jokers that are known to be in play, and those that are not known. */
  readonly jokers: number;
  readonly jokersLeft: number;
  /** So many cards in play out of so many that they do not know. */
  readonly hidden: number;
  readonly unknown: number;
}

/** CON-17, over all ways in which the hidden cards can lie: each way of drawing so many of each kind, weighed. */
function chanceOf({ needs, left, jokers, jokersLeft, hidden, unknown }: Unknown): number {
  const [firstLeft = 0, secondLeft = 0] = left;
  const [firstNeed = 0, secondNeed = 0] = needs;
  const rest = unknown - firstLeft - secondLeft - jokersLeft;
  let ways = 0;
  let good = 0;
  for (let first = 0; first <= firstLeft; first++) {
    for (let second = 0; second <= secondLeft; second++) {
      for (let drawn = 0; drawn <= jokersLeft; drawn++) {
        const way =
          choose(firstLeft, first) *
          choose(secondLeft, second) *
          choose(jokersLeft, drawn) *
          choose(rest, hidden - first - second - drawn);
        const missing = Math.max(0, firstNeed - first) + Math.max(0, secondNeed - second);
        ways += way;
        if (missing <= jokers + drawn) good += way;
      }
    }
  }
  return good / ways;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function countOf(cards: readonly Card[], rank: Dish["rank"] | typeof JOKER): number {
  return cards.filter((card) => isOfRank(card, rank)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
