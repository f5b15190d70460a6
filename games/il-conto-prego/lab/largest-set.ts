import { countMean, type Figure, meanAt, meanOf, type Tally } from "@tavolata/figures";
import { drawOne, type Random } from "@tavolata/kernel";
import { JOKER, wholeDeck } from "../rules/index.ts";

/** CON-29: n cards in play, for three to eight players and for fewer cards each. */
const CARDS = [12, 18, 24, 30, 36, 42, 48];

interface LargestSet {
  readonly claim: (n: number) => number;
  readonly fit: (n: number) => number;
}

/** Deals once, and at each n looks how large the largest set of equal cards has become, Jokers included. */
export function watchLargestSets(tally: Tally): (random: Random) => void {
  const rows = CARDS.map((n) => tally.row(`con/largest-set/${n}`));
  return (random) => {
    const deck = wholeDeck();
    const held = new Map<string, number>();
    let largest = 0;
    let dealt = 0;
    CARDS.forEach((n, i) => {
      for (; dealt < n; dealt++) {
        const first = drawOne(deck, random)[0]!;
        const equal = (held.get(first) ?? 0) + 1;
        held.set(first, equal);
        if (first !== JOKER) largest = Math.max(largest, equal);
      }
      countMean(rows[i]!, largest + (held.get(JOKER) ?? 0));
    });
  };
}

export function largestSetFigure(tally: Tally, { claim, fit }: LargestSet): Figure {
  const points = CARDS.map((n) => {
    const { n: deals, sum, squares } = meanAt(tally.row(`con/largest-set/${n}`));
    return { x: n, n: deals, ...meanOf(deals, sum, squares) };
  });
  const along = (curve: (n: number) => number) => CARDS.map((n) => [n, curve(n)] as const);
  const off = Math.max(...points.map(({ x, value }) => Math.abs(claim(x) - value)));
  return {
    id: "largest-set",
    title: "The largest set of equal cards in play, Jokers included",
    note: "Shuffled cards alone, whatever the players do.",
    kind: "curve",
    xLabel: "cards in play",
    yLabel: "cards in the largest set",
    points,
    claims: [
      { label: "the advice: 1 + n/6", points: along(claim) },
      { label: "a better rule: 1.5 + n/7.7", points: along(fit) },
    ],
    verdict: `The advice is off by up to ${off.toFixed(2)} cards.`,
  };
}
