import { limitOfHands, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** What brought the game to its end; nothing while it goes on. */
export function endingOf({ screen }: Texts, { endedBy, options, players }: View): string {
  if (endedBy === null) return "";
  return screen.endings[endedBy]({
    hands: limitOfHands(options, players.length) ?? 0,
    target: options.omaggiTarget,
  });
}

/** What a score of the result counts; nothing while the game goes on. */
export function scoreOf({ screen }: Texts, { endedBy }: Pick<View, "endedBy">, score: number): string {
  return endedBy === null ? "" : screen.scores[endedBy](score);
}
