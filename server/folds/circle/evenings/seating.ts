/** Which of these counts of people can play at one table. */
export type CanPlay = (people: number) => boolean;

export interface Seating {
  /** Who sits together, in the order of the list. */
  readonly tables: readonly (readonly string[])[];
  /** Those for whom there is no seat: the last of the list. */
  readonly standing: readonly string[];
}

/** Two people of whom one has blocked the other. */
export type Pair = readonly [string, string];

/**
 * Seats people as evenly as the game's seats allow. As many as possible get a seat; then the sizes of the tables are
 * as near to each other as possible; then there are as few tables as possible. Those who come first in the list are
 * dealt to the tables in turn, so that the last of the list are the ones who stand. With too few people for any table,
 * all of them sit down at one, and wait there for others or for bots. People who keep apart change places with others
 * until they do not sit together; where that cannot be, the one who comes later in the list stands.
 */
export function seatEvenly(
  people: readonly string[],
  most: number,
  canPlay: CanPlay,
  apart: readonly Pair[] = [],
): Seating {
  const left: string[] = [];
  let rest = people;
  for (;;) {
    const { tables, standing } = deal(rest, most, canPlay);
    keepApart(tables, apart);
    const clashing = rest.findLast((person) => clashesOf(tables, apart).flat().includes(person));
    if (clashing === undefined) {
      const inOrder = (some: readonly string[]) => people.filter((person) => some.includes(person));
      return { tables: tables.map(inOrder), standing: inOrder([...standing, ...left]) };
    }
    left.push(clashing);
    rest = rest.filter((person) => person !== clashing);
  }
}

/** Changes places for as long as that brings fewer together who keep apart. */
function keepApart(tables: string[][], apart: readonly Pair[]): void {
  for (let clashes = clashesOf(tables, apart); clashes.length > 0; ) {
    const better = clashes
      .flatMap((pair) => pair.toReversed())
      .some((person) =>
        tables.flat().some((other) => {
          swap(tables, person, other);
          const after = clashesOf(tables, apart);
          const isBetter = after.length < clashes.length;
          if (isBetter) clashes = after;
          else swap(tables, person, other);
          return isBetter;
        }),
      );
    if (!better) return;
  }
}

/** Those who sit together and keep apart. */
function clashesOf(tables: readonly (readonly string[])[], apart: readonly Pair[]): Pair[] {
  return apart.filter(([one, other]) => tables.some((table) => table.includes(one) && table.includes(other)));
}

function swap(tables: string[][], one: string, other: string): void {
  for (const table of tables) {
    for (const [i, person] of table.entries()) {
      if (person === one) table[i] = other;
      else if (person === other) table[i] = one;
    }
  }
}

function deal(
  people: readonly string[],
  most: number,
  canPlay: CanPlay,
): { readonly tables: string[][]; readonly standing: readonly string[] } {
  if (people.length === 0) return { tables: [], standing: [] };
  const sizes = sizesFor(people.length, most, canPlay);
  if (sizes === undefined) return { tables: [people.slice(0, most)], standing: people.slice(most) };
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  const tables: string[][] = sizes.map(() => []);
  let table = 0;
  for (const person of people.slice(0, seated)) {
    while ((tables[table]?.length ?? 0) >= (sizes[table] ?? 0)) table = (table + 1) % sizes.length;
    tables[table]?.push(person);
    table = (table + 1) % sizes.length;
  }
  return { tables, standing: people.slice(seated) };
}

/** The sizes of the tables, the largest first; undefined if nobody could play. */
function sizesFor(people: number, most: number, canPlay: CanPlay): readonly number[] | undefined {
  const possible = Array.from({ length: most }, (_, i) => i + 1).filter(canPlay);
  for (let seated = people; seated > 0; seated--) {
    for (let spread = 0; spread < most; spread++) {
      const found = possible
        .flatMap((small) => splitsOf(seated, small, small + spread, possible))
        .sort((a, b) => a.length - b.length)[0];
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** All ways to seat exactly so many at tables of these two sizes. */
function splitsOf(people: number, small: number, large: number, possible: readonly number[]): number[][] {
  if (!possible.includes(large)) return [];
  const splits: number[][] = [];
  for (let larges = 0; larges * large <= people; larges++) {
    const rest = people - larges * large;
    if (rest % small !== 0 || (small === large && larges > 0)) continue;
    splits.push([...Array<number>(larges).fill(large), ...Array<number>(rest / small).fill(small)]);
  }
  return splits;
}
