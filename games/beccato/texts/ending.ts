import type { View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** What brought the game to its end. */
export function endingOf({ ended }: Texts, { endedBy }: View): string {
  return endedBy === null ? "" : ended[endedBy];
}
