import { nearMatches } from "../bot/answer.ts";
import type { Slips } from "../bot/levels.ts";
import { type Card, type Column, look, type Situation } from "../rules/index.ts";
import type { Glance } from "./table.ts";

/** What is on a line; "near" if there is nothing but two colours that are easily confused. */
export type Sort = Situation | "near";
export const SORTS: readonly Sort[] = ["twoWorms", "identical", "several", "one", "near", "none"];

/** What somebody did about it, in the words of the rulebook's table. */
export type Deed = Column | "pass";

const RIGHT: Readonly<Record<Sort, Deed>> = {
  twoWorms: "knock",
  identical: "red",
  several: "blue",
  one: "rightCall",
  near: "pass",
  none: "pass",
};

/** How one level of bot behaves: what it did about how many lines of each sort, and how long it took. */
export interface Conduct {
  readonly did: Record<Sort, Partial<Record<Deed, number>>>;
  readonly times: number[];
}

export function newConduct(): Conduct {
  return { did: { twoWorms: {}, identical: {}, several: {}, one: {}, near: {}, none: {} }, times: [] };
}

export function sortOf(line: readonly Card[], { situation } = look(line)): Sort {
  return situation === "none" && nearMatches(line).length > 0 ? "near" : situation;
}

export function note({ did, times }: Conduct, { line, move, after }: Glance): void {
  const sight = look(line);
  const sort = sortOf(line, sight);
  const deed = deedOf(move, (feature) => sight.matches.some((match) => match.feature === feature));
  did[sort][deed] = (did[sort][deed] ?? 0) + 1;
  if (move !== undefined) times.push(after);
}

function deedOf(move: Glance["move"], isMatch: (feature: string) => boolean): Deed {
  if (move?.type === "hand") return move.does;
  if (move?.type === "call") return isMatch(move.feature) ? "rightCall" : "wrongCall";
  return "pass";
}

/** How many lines of a sort there were, and on how many of them the bot did not do the right thing. */
export function errorsOn(sort: Sort, { did }: Pick<Conduct, "did">): { lines: number; errors: number } {
  const lines = Object.values(did[sort]).reduce((sum, times) => sum + times, 0);
  return { lines, errors: lines - (did[sort][RIGHT[sort]] ?? 0) };
}

/** How often the bot should err on such lines, as its level is set. */
export function errorsSet(sort: Sort, slips: Slips): number {
  const { lapses, misnames, takesBlue, missesMatch, missesTwin, missesWorm, nearMatch } = slips;
  const of = (slip: number) => 1 - (1 - lapses) * (1 - slip);
  switch (sort) {
    case "twoWorms":
      return of(missesWorm);
    case "identical":
      return of(missesTwin);
    case "several":
      return of(missesMatch);
    case "one":
      return of(misnames + takesBlue);
    case "near":
      return nearMatch;
    case "none":
      return 0;
  }
}
