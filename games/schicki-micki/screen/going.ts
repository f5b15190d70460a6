import type { Seat } from "@tavolata/kernel";
import type { View } from "../rules/index.ts";

/** A card on its way. Its id is the name of its flight. */
export interface Going {
  readonly id: string;
  /** The place on the page that it comes from. */
  readonly from: string;
  /** Whose pile it goes to; null for the deck. */
  readonly to: Seat | null;
}

/** Where this card of the game lies on the line. */
export function placeOf(number: number): string {
  return `card-${number}`;
}

export function pileOf(seat: Seat): string {
  return `pile-${seat}`;
}

/**
 * The cards that are on their way. What was paid goes under the deck at the settling (SCH-17); what was won leaves the
 * line when the next card is turned (SCH-13, SCH-14).
 */
export function goingOf({ lastSettling, line, turned, phase }: View): Going[] {
  if (lastSettling === null || phase === "vote") return [];
  const { winners, won, paid, number, cards } = lastSettling;
  if (line.length === (winners.length > 0 ? 0 : cards)) {
    return paid.flatMap((count, seat) =>
      Array.from({ length: count }, (_, i) => ({
        id: `paid-${number}-${seat}-${i}`,
        from: pileOf(seat),
        to: null,
      })),
    );
  }
  const [winner] = winners;
  if (winner === undefined || line.length !== 1) return [];
  const first = turned - cards;
  const takesAll = winners.length === 1 && won[winner] === cards;
  return Array.from({ length: cards }, (_, at) => ({
    id: `won-${first + at}`,
    from: placeOf(first + at),
    to: takesAll ? winner : (winners[at] ?? null),
  }));
}
