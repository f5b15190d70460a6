import type { AnyGame, GameTypes } from "@tavolata/kernel";
import { Broken, type CheckedTable } from "@tavolata/kernel/check/drive";
import { checkConserved } from "./conserved.ts";
import { comparePairs } from "./pairs.ts";
import { randomTables } from "./random-tables.ts";

/** A part of a soak that one thread does in a moment. All that happens in it follows from these values. */
export interface Task {
  readonly kind: keyof typeof CHECKS;
  readonly game: string;
  readonly seed: number;
  /** It ends with the first table after so many. */
  readonly count: number;
}

export interface TaskOutcome {
  readonly count: number;
  readonly tables: number;
  readonly seconds: number;
  readonly faults: readonly { readonly kind: "broken" | "crashed"; readonly what: string }[];
}

/** Each plays one table and calls `counted` for everything that it has checked. It throws if something is broken. */
const CHECKS = { leaks: comparePairs, conserve: checkConserved } satisfies Record<
  string,
  (game: AnyGame, table: CheckedTable<GameTypes>, counted: () => void) => void
>;

export function doTask(game: AnyGame, { kind, seed, count: wanted }: Task): TaskOutcome {
  const from = performance.now();
  const faults: { kind: "broken" | "crashed"; what: string }[] = [];
  let count = 0;
  let tables = 0;
  for (const table of randomTables(game, seed)) {
    const before = count;
    try {
      CHECKS[kind](game, table, () => count++);
    } catch (fault) {
      const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
      const where = `${game.name}, table ${tables} of task ${seed}, step ${count - before}`;
      faults.push({
        kind: fault instanceof Broken ? "broken" : "crashed",
        what: `${where}: ${fault instanceof Broken ? fault.message : what}; ${JSON.stringify(table.setup)}`,
      });
      // A table that cannot even begin must not keep the thread for ever.
      count++;
    }
    tables++;
    if (count >= wanted) break;
  }
  return { count, tables, seconds: (performance.now() - from) / 1000, faults };
}
