/** How many sit at each table of a round, and how many sit out. */
export interface Sizes {
  readonly tables: readonly number[];
  readonly byes: number;
}

/**
 * As few byes as possible; then tables as even as the game allows, where one player more or less is even; then as few
 * tables as possible. Undefined if not even one table can be made.
 */
export function sizesFor(count: number, allowed: readonly number[]): Sizes | undefined {
  const least = Math.min(...allowed);
  for (let byes = 0; count - byes >= least; byes++) {
    const tables = evenTables(count - byes, allowed) ?? mixedTables(count - byes, allowed);
    if (tables !== undefined) return { tables, byes };
  }
  return undefined;
}

/** Tables that are at most one player apart. */
function evenTables(count: number, allowed: readonly number[]): number[] | undefined {
  for (let tables = 1; tables <= count; tables++) {
    const [size, larger] = [Math.floor(count / tables), count % tables];
    const fits = allowed.includes(size) && (larger === 0 || allowed.includes(size + 1));
    if (fits) return Array.from({ length: tables }, (_, table) => (table < larger ? size + 1 : size));
  }
  return undefined;
}

/** Tables as little apart as possible, where the game leaves gaps between its sizes. */
function mixedTables(count: number, allowed: readonly number[]): number[] | undefined {
  const pairs = allowed.flatMap((least) =>
    allowed.filter((most) => most > least).map((most) => ({ least, most })),
  );
  for (const { least, most } of pairs.sort(
    (a, b) => a.most - a.least - (b.most - b.least) || b.most - a.most,
  )) {
    const tables = fewestTables(
      count,
      allowed.filter((size) => size >= least && size <= most),
    );
    if (tables !== undefined) return tables.sort((a, b) => b - a);
  }
  return undefined;
}

function fewestTables(count: number, sizes: readonly number[]): number[] | undefined {
  const best: (number[] | undefined)[] = [[]];
  for (let sum = 1; sum <= count; sum++) {
    for (const size of sizes) {
      const before = best[sum - size];
      if (before === undefined || before.length + 1 >= (best[sum]?.length ?? Number.POSITIVE_INFINITY))
        continue;
      best[sum] = [...before, size];
    }
  }
  return best[count];
}

/**
 * How many rounds a knock-out of so many takes until one table is left; undefined if it cannot be played without byes.
 * Fewer must go on from each table than sit there.
 */
export function knockOutRounds(
  count: number,
  allowed: readonly number[],
  advance: number,
): number | undefined {
  let left = count;
  for (let rounds = 1; ; rounds++) {
    const sizes = sizesFor(left, allowed);
    if (sizes === undefined || sizes.byes > 0) return undefined;
    if (sizes.tables.length === 1) return rounds;
    const next = sizes.tables.length * advance;
    if (next >= left || sizes.tables.some((size) => size <= advance)) return undefined;
    left = next;
  }
}
