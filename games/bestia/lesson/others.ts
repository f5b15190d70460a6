import type { LessonMove } from "@tavolata/kernel";
import {
  type Bestia,
  type Card,
  HIDDEN,
  type Move,
  playerAt,
  strengthOf,
  suitOf,
  takerOf,
  trumpOf,
  type View,
} from "../rules/index.ts";

/** From here up a plain card may well take a trick. */
const HIGH = strengthOf("3D");
/** Up to here it hardly ever does. */
const LOW = strengthOf("FD");

/** The cards of the player who looks. */
export function ownCards(view: View): Card[] {
  return playerAt(view, seatOf(view)).cards.filter((card) => card !== HIDDEN);
}

function seatOf({ watcher }: View): number {
  if (typeof watcher !== "number") throw new TypeError("only a player has cards");
  return watcher;
}

export function isTrump(view: View, card: Card): boolean {
  return suitOf(card) === suitOf(trumpOf(view));
}

/** Worth playing for. */
function isGood(view: View, card: Card): boolean {
  return isTrump(view, card) || strengthOf(card) >= HIGH;
}

export function isWeak(view: View, card: Card): boolean {
  return !isTrump(view, card) && strengthOf(card) <= LOW;
}

/** Bold but sound, and easy to follow: plays with any good card, keeps those, saves trumps, takes as cheaply as it can. */
export const others: LessonMove<Bestia> = (view, offers) => {
  if (view.phase === "declaration") return declare(view);
  if (view.phase === "blind") return { type: "pass" };
  const open = offers.flatMap(({ move }) => (move.type === "play" && move.card ? [move.card] : []));
  return { type: "play", card: view.trick.length === 0 ? lead(view, open) : follow(view, open) };
};

function declare(view: View): Move {
  const cards = ownCards(view);
  const poor = cards.filter((card) => !isGood(view, card));
  if (poor.length === cards.length) return { type: "pass" };
  return poor.length === 0 ? { type: "served" } : { type: "exchange", cards: poor };
}

function lead(view: View, open: readonly Card[]): Card {
  const plain = open.filter((card) => !isTrump(view, card));
  return weakestFirst(view, plain.length === 0 ? open : plain).at(-1) as Card;
}

function follow(view: View, open: readonly Card[]): Card {
  const seat = seatOf(view);
  const sorted = weakestFirst(view, open);
  const takes = sorted.find((card) => takerOf([...view.trick, { seat, card }], trumpOf(view)) === seat);
  return takes ?? (sorted[0] as Card);
}

/** Trumps last. */
function weakestFirst(view: View, cards: readonly Card[]): Card[] {
  const worth = (card: Card) => strengthOf(card) + (isTrump(view, card) ? 100 : 0);
  return [...cards].sort((a, b) => worth(a) - worth(b));
}
