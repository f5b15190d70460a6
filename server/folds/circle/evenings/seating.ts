/** Which of these counts of people can play at one table. */
export type CanPlay = (people: number) => boolean;

export interface Seating {
  /** Who sits together, in the order of the list. */
  readonly tables: readonly (readonly string[])[];
  /** Those for whom there is no seat: the last of the list. */
  readonly standing: readonly string[];
}

/**
 * Seats people as evenly as the game's seats allow. As many as possible get a seat; then the sizes of the tables are
 * as near to each other as possible; then there are as few tables as possible. Those who come first in the list are
 * dealt to the tables in turn, so that the last of the list are the ones who stand. With too few people for any table,
 * all of them sit down at one, and wait there for others or for bots.
 */
export function seatEvenly(people: readonly string[], most: number, canPlay: CanPlay): Seating {
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
