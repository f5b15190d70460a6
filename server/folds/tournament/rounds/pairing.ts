import { type Random, shuffle } from "@tavolata/kernel";

/** One player, or mates who always play together; they are seated as one. */
export interface Unit {
  readonly players: readonly number[];
  /** Where they stand: the same number for those with as many points, 0 for the best. */
  readonly rank: number;
  readonly byes: number;
}

export interface Pairing {
  /** The units of each table. */
  readonly tables: readonly (readonly Unit[])[];
  readonly byes: readonly Unit[];
}

/** How often two units have sat at the same table. */
export type Met = (a: Unit, b: Unit) => number;

/** One repeat weighs more than any distance in the ranking. */
const REPEAT = 1e6;
/** Up to so many, all ways to make tables are looked at. */
const EXACT_UNITS = 12;
const MOST_PASSES = 40;

/**
 * Who sits with whom in a round (Swiss, for tables of any size): with as few repeats as possible, and then with those
 * who stand close. Byes go to those who have had the fewest, and among them to the last in the ranking. Up to twelve
 * units the best of all ways is found; beyond that, tables are made along the ranking and improved by exchanges until
 * none helps. Who is equal is in an order drawn from the chance that is handed in.
 */
export function pair(
  units: readonly Unit[],
  sizes: readonly number[],
  byes: number,
  met: Met,
  random: Random,
): Pairing {
  const drawn = shuffle([...units], random).sort((a, b) => a.rank - b.rank);
  const out = new Set(
    [...drawn.keys()]
      .sort((a, b) => unitAt(drawn, a).byes - unitAt(drawn, b).byes || b - a)
      .slice(0, byes)
      .map((i) => unitAt(drawn, i)),
  );
  const playing = drawn.filter((unit) => !out.has(unit));
  const exact = playing.length <= EXACT_UNITS;
  const tables = exact ? bestTables(playing, sizes, met) : improved(alongRanking(playing, sizes), met);
  return { tables, byes: [...out] };
}

export function costOf(table: readonly Unit[], met: Met): number {
  let cost = 0;
  for (const [i, a] of table.entries()) {
    for (const b of table.slice(i + 1)) cost += costOfTwo(a, b, met);
  }
  return cost;
}

function costOfTwo(a: Unit, b: Unit, met: Met): number {
  return met(a, b) * REPEAT + (a.rank - b.rank) ** 2;
}

/** The first who has no table yet is given mates in every way there is, until all have one. */
function bestTables(units: readonly Unit[], sizes: readonly number[], met: Met): Unit[][] {
  let best: { readonly cost: number; readonly tables: Unit[][] } | undefined;
  const search = (left: readonly Unit[], free: readonly number[], done: Unit[][], cost: number): void => {
    if (best !== undefined && cost >= best.cost) return;
    const [first, ...others] = left;
    if (first === undefined) {
      best = { cost, tables: done };
      return;
    }
    for (const size of new Set(free)) {
      const at = free.indexOf(size);
      const remaining = free.filter((_, i) => i !== at);
      for (const mates of choices(others, size - 1)) {
        const table = [first, ...mates];
        const rest = others.filter((unit) => !mates.includes(unit));
        search(rest, remaining, [...done, table], cost + costOf(table, met));
      }
    }
  };
  search(units, sizes, [], 0);
  if (best === undefined) throw new RangeError("as many must be seated as there are seats");
  return best.tables;
}

function* choices<One>(from: readonly One[], count: number): Generator<One[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [i, one] of from.entries()) {
    for (const others of choices(from.slice(i + 1), count - 1)) yield [one, ...others];
  }
}

function alongRanking(units: readonly Unit[], sizes: readonly number[]): Unit[][] {
  let seated = 0;
  return sizes.map((size) => {
    seated += size;
    return units.slice(seated - size, seated);
  });
}

/** Two units of different tables change places for as long as that makes it better. */
function improved(tables: Unit[][], met: Met): Unit[][] {
  const made = tables.map((table) => [...table]);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let better = false;
    for (const [i, table] of made.entries()) {
      for (const seat of table.keys()) better = exchange(made, i, seat, met) || better;
    }
    if (!better) break;
  }
  return made;
}

/** The best exchange for somebody who has met others at their table, if one makes it better. */
function exchange(tables: Unit[][], at: number, seat: number, met: Met): boolean {
  const here = tables[at] ?? [];
  const own = unitAt(here, seat);
  if (here.every((other) => other === own || met(own, other) === 0)) return false;
  let best = { gain: 0, table: -1, seat: -1 };
  for (const [i, there] of tables.entries()) {
    if (i === at) continue;
    for (const [j, other] of there.entries()) {
      const before = costWith(own, here, own, met) + costWith(other, there, other, met);
      const after = costWith(other, here, own, met) + costWith(own, there, other, met);
      if (before - after > best.gain) best = { gain: before - after, table: i, seat: j };
    }
  }
  const there = tables[best.table];
  if (there === undefined) return false;
  here[seat] = unitAt(there, best.seat);
  there[best.seat] = own;
  return true;
}

/** What a unit costs at a table where it takes the place of another one. */
function costWith(unit: Unit, table: readonly Unit[], inPlaceOf: Unit, met: Met): number {
  return table.reduce((sum, other) => (other === inPlaceOf ? sum : sum + costOfTwo(unit, other, met)), 0);
}

function unitAt(units: readonly Unit[], at: number): Unit {
  const unit = units[at];
  if (unit === undefined) throw new RangeError(`there is no unit ${at}`);
  return unit;
}
