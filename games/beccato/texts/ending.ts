import type { View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** What brought the game to its end, and what the signals were (BEC-39). */
export function endingOf({ ended, signalWas, row }: Texts, { endedBy, secrets, teams }: View): string {
  if (endedBy === null) return "";
  const were = teams.flatMap(({ guild }, team) => {
    const last = secrets?.[team]?.signals.at(-1);
    return last === undefined ? [] : [signalWas(guild, row(last.row))];
  });
  return [ended[endedBy], ...were].join(" ");
}
