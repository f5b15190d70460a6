import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import type { Soak, SoakOutcome, SoakPlan } from "./contract.ts";

export interface Command extends SoakPlan {
  readonly name: string;
}

/** The soak that is wanted; undefined if that cannot be made out. */
export function readCommand(
  args: readonly string[],
  soaks: Readonly<Record<string, Soak>>,
): Command | undefined {
  const text = { type: "string" } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: text, count: text, minutes: text },
    });
    const [name = "", ...rest] = positionals;
    const soak = Object.hasOwn(soaks, name) ? soaks[name] : undefined;
    if (soak === undefined || rest.length > 0) return undefined;
    const seed = Number(values.seed ?? randomInt(2 ** 31));
    const count = Number(values.count ?? soak.defaults.count);
    const minutes = Number(values.minutes ?? soak.defaults.minutes);
    const isSensible = Number.isSafeInteger(seed) && seed >= 0 && count >= 1 && minutes > 0;
    return isSensible && Number.isSafeInteger(count) ? { name, seed, count, minutes } : undefined;
  } catch {
    return undefined;
  }
}

export function usage(soaks: Readonly<Record<string, Soak>>): string {
  const lines = Object.entries(soaks).map(
    ([name, { about, defaults }]) =>
      `  ${name}: ${about} (--count ${defaults.count}, --minutes ${defaults.minutes})`,
  );
  return `usage: npm run soak -- <name> [--seed N] [--count N] [--minutes N], with one of\n${lines.join("\n")}`;
}

/** The one line with which a soak ends. */
export function summary({ name, seed }: Command, seconds: number, { done, found }: SoakOutcome): string {
  return JSON.stringify({
    soak: name,
    seed,
    ...done,
    seconds: Math.round(seconds),
    ...found.counts,
    found: found.total,
  });
}
