import type { Options } from "./options.ts";

/** In hundredths of the pool, from the first place down. */
const SHARES: Readonly<Record<Options["prizes"], readonly number[]>> = {
  one: [100],
  two: [70, 30],
  three: [50, 30, 20],
};

/** BES-34: players who share a place share the prizes of the places; odd cents go to the first. */
export function prizesFor(pool: number, kind: Options["prizes"], places: readonly number[]): number[] {
  const prizes = places.map((place) => {
    const sharers = places.filter((other) => other === place).length;
    const share = SHARES[kind].slice(place - 1, place - 1 + sharers).reduce((sum, part) => sum + part, 0);
    return Math.floor((pool * share) / (100 * sharers));
  });
  const odd = pool - prizes.reduce((sum, prize) => sum + prize, 0);
  const first = places.indexOf(1);
  return prizes.map((prize, seat) => (seat === first ? prize + odd : prize));
}
