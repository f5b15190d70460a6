import type { Names } from "@tavolata/kernel";
import type { View } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { phaseOf } from "./phases.ts";
import { whoOf, winnersOf } from "./who.ts";

/** The one sentence that says what the watcher is to do now, or what the table waits for. */
export function promptOf({ prompt }: Texts, view: View, names: Names): string {
  const { watcher, turn, dishes, players } = view;
  const winners = winnersOf(view, names);
  if (winners !== null) return prompt.over(winners);
  switch (phaseOf(view)) {
    case "opening":
      return prompt.toOpen(whoOf(watcher, turn, names));
    case "discards": {
      const own = typeof watcher === "number" ? (players[watcher]?.owed ?? 0) : 0;
      if (own > 0) return prompt.toDiscard(own);
      return prompt.waitForDiscards(
        players.flatMap(({ owed }, seat) => (owed > 0 ? [{ name: names(seat), owed }] : [])),
      );
    }
    default:
      return prompt.toCall({ who: whoOf(watcher, turn, names), dishes });
  }
}
