import type { Instant } from "@tavolata/kernel";
import type { Options } from "./options.ts";

/** BES-4: what the first ante is multiplied by, level by level; after the last one it doubles each time. */
export const SCHEDULE = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100] as const;
const LAST = Math.max(...SCHEDULE);

/** Beyond any credit there can be. */
const MOST_ANTE = 1_000_000_000_000;

export function anteOfLevel({ ante }: Pick<Options, "ante">, level: number): number {
  const times = SCHEDULE[level] ?? LAST * 2 ** (level + 1 - SCHEDULE.length);
  return Math.min(ante * times, MOST_ANTE);
}

/** The level in force, from 0, so long after the first one began. */
export function levelAfter({ levelMinutes }: Pick<Options, "levelMinutes">, elapsed: Instant): number {
  return levelMinutes === 0 ? 0 : Math.floor(elapsed / (levelMinutes * 60_000));
}
