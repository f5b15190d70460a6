import type { Result, Seat } from "@tavolata/kernel";
import {
  type Card,
  guanoCost,
  HIDDEN,
  kindOf,
  type Pigeon,
  playerAt,
  trophyPoints,
  type View,
} from "../../rules/index.ts";

/** One card, and what it gives or costs. */
export interface Counted {
  readonly card: Card | Pigeon;
  readonly points: number;
  /** It lay face down until now. */
  readonly isTrophy: boolean;
}

/** PIC-15: every card that counts for a player: first what lies on the terrace, then the Trophies. */
export function countedFor(view: View, seat: Seat): Counted[] {
  const { pigeons, guano, trophies } = playerAt(view, seat);
  return [
    ...pigeons.map((card) => ({ card, points: -1, isTrophy: false })),
    ...guano.map((card) => ({ card, points: -guanoCost(view, card), isTrophy: false })),
    ...trophies.flatMap((trophy) =>
      trophy.card === HIDDEN ? [] : [{ card: trophy.card, points: trophyPoints(trophy), isTrophy: true }],
    ),
  ];
}

/** Cards of the same name that count the same, taken together. */
export interface Alike extends Counted {
  readonly many: number;
}

export function alikeIn(cards: readonly Counted[]): Alike[] {
  const isLike = (one: Counted) => (other: Counted) =>
    kindOf(one.card) === kindOf(other.card) && one.isTrophy === other.isTrophy;
  return cards
    .filter((one, i) => cards.findIndex(isLike(one)) === i)
    .map((one) => {
      const many = cards.filter(isLike(one)).length;
      return { ...one, many, points: one.points * many };
    });
}

/** From the last place to the first: the best comes at the end. */
export function fromTheLast({ places }: Pick<Result, "places">): Seat[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0));
}
