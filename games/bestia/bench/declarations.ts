import type { Declared } from "../measuring/index.ts";
import { estimate, named, type Row } from "./rows.ts";

/** Fewer say nothing about a class. */
const ENOUGH = 30;
const NAMED = "declares: ";

/**
 * What each class of declarations earned on average where passing was free, in pots, less than which it should not be:
 * by position, by how many were in, by cards and by what was done with them.
 */
export function declarationRows(declared: readonly Declared[]): Record<string, Row> {
  const byClass = new Map<string, number[]>();
  for (const { round, position, in: playing, strength, said, net } of declared) {
    if (said === "pass") continue;
    const way = round === "blind" ? "blind" : `${strength}, ${said}`;
    const name = `${NAMED}position ${position}, ${playing} in, ${way}`;
    byClass.set(name, [...(byClass.get(name) ?? []), net]);
  }
  return Object.fromEntries(
    [...byClass]
      .filter(([, nets]) => nets.length >= ENOUGH)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, nets]) => [name, { times: nets.length, ...named("net", estimate(nets), 1000) }]),
  );
}

/** Which classes lose, as far as one can tell. */
export function commentOnDeclarations(figures: Readonly<Record<string, Row>>): string[] {
  const classes = Object.entries(figures).filter(([name]) => name.startsWith(NAMED));
  const below = classes.filter(([, { net = 0 }]) => net < 0);
  const losing = below.filter(([, { netHigh = 0 }]) => netHigh < 0);
  return [
    `Of ${classes.length} classes of declarations ${below.length} earned less than nothing, ${losing.length} of them surely (95 %).`,
    ...losing.map(([name, { net, times }]) => `${name.slice(NAMED.length)}: ${net} pots in ${times} hands`),
  ];
}
