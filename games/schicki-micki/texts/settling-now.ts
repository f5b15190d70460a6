import type { Settling, View } from "../rules/index.ts";

/**
 * SCH-26: the settling that is still shown, until the next card is turned or somebody reacts again. After it the line is
 * empty if somebody took it, and has as many cards as before if nobody did.
 */
export function settlingNow({ phase, line, lastSettling }: View): Settling | null {
  if (lastSettling === null || phase === "window" || phase === "vote") return null;
  const left = lastSettling.winners.length > 0 ? 0 : lastSettling.cards;
  return line.length === left ? lastSettling : null;
}
