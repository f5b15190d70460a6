import type { Settling, View } from "../rules/index.ts";

/**
 * SCH-26: the settling that everybody still looks at, until the next card is turned or somebody reacts again. Who won
 * the line has it; a line that nobody won lies there as it was.
 */
export function settlingNow({ phase, line, lastSettling }: View): Settling | null {
  if (lastSettling === null || phase === "window" || phase === "vote") return null;
  const left = lastSettling.winners.length > 0 ? 0 : lastSettling.cards;
  return line.length === left ? lastSettling : null;
}
