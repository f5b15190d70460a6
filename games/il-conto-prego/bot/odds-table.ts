import { DECKS, JOKERS, SUITS, wholeDeck } from "../rules/index.ts";
import { doubleAt } from "./readers.ts";

const MOST_CARDS = wholeDeck().length;

/** n over k at n * (MOST_CARDS + 1) + k: at most 54 over 108, which a double holds well enough. */
const CHOOSE = pascal(MOST_CARDS);

function pascal(most: number): Float64Array {
  const width = most + 1;
  const rows = new Float64Array(width * width);
  for (let n = 0; n <= most; n++) {
    rows[n * width] = 1;
    for (let k = 1; k <= n; k++)
      rows[n * width + k] = doubleAt(rows, (n - 1) * width + k - 1) + doubleAt(rows, (n - 1) * width + k);
  }
  return rows;
}

function choose(n: number, k: number): number {
  return k > n ? 0 : CHOOSE[n * (MOST_CARDS + 1) + k]!;
}

/** Tables are laid out for the whole stock, whatever there is of it: places that are constants are found faster. */
const OF_A_RANK = DECKS * SUITS.length;
const LEFTS = OF_A_RANK + 1;
const NEEDS = OF_A_RANK + JOKERS + 1;
const JOKERS_SEEN = JOKERS + 1;

/** How many cards there are, and how many of them are Jokers. */
interface Cards {
  readonly cards: number;
  readonly jokers: number;
}

/**
 * The chance that dishes are there, for somebody who has seen so many of the cards that the bill would turn up. The
 * cards they have not seen are drawn from the rest of the deck. Each chance is worked out once, when it is first asked
 * for.
 */
export class OddsTable {
  private readonly chances = new Float32Array(NEEDS * LEFTS * NEEDS * LEFTS * JOKERS_SEEN).fill(-1);
  private readonly jokers: number;
  private readonly pool: number;
  private readonly unseen: number;

  constructor({ cards, jokers }: Cards, inBill: number, seen: number) {
    this.jokers = jokers;
    this.pool = cards - seen;
    this.unseen = inBill - seen;
  }

  /** How many cards of a dish are needed beyond those seen, and how many of its rank are left; and the Jokers seen. */
  chance(need: number, left: number, otherNeed: number, otherLeft: number, jokers: number): number {
    if (need + otherNeed <= jokers) return 1;
    // People who ask about one dish after the other leave the other dish as it is: so what they ask for lies together.
    const at = (((otherNeed * LEFTS + otherLeft) * JOKERS_SEEN + jokers) * NEEDS + need) * LEFTS + left;
    const known = this.chances[at];
    if (known !== undefined && known >= 0) return known;
    // Rounded as the table keeps it, so that a chance is the same the first time it is asked for and ever after.
    const chance = Math.fround(this.workOut(need, left, otherNeed, otherLeft, jokers));
    this.chances[at] = chance;
    return chance;
  }

  private workOut(need: number, left: number, otherNeed: number, otherLeft: number, jokers: number): number {
    const { unseen, pool } = this;
    const jokersLeft = this.jokers - jokers;
    const rest = pool - left - otherLeft - jokersLeft;
    let ways = 0;
    for (let a = 0; a <= Math.min(left, unseen); a++) {
      for (let b = 0; b <= Math.min(otherLeft, unseen - a); b++) {
        const missing = Math.max(0, need - a) + Math.max(0, otherNeed - b);
        const pairs = choose(left, a) * choose(otherLeft, b);
        for (let j = Math.max(0, missing - jokers); j <= Math.min(jokersLeft, unseen - a - b); j++) {
          ways += pairs * choose(jokersLeft, j) * choose(rest, unseen - a - b - j);
        }
      }
    }
    return Math.min(1, ways / choose(pool, unseen));
  }
}

/** Tables are large, and a game asks for the same few again and again: those of the last bills' sizes are kept. */
const SIZES_KEPT = 4;

/** The tables for a bill of so many cards, by how many of them somebody has seen; made when they are asked for. */
export function oddsTables(odds: Map<number, OddsTable[]>, inBill: number): OddsTable[] {
  let ofSize = odds.get(inBill);
  if (ofSize === undefined) {
    const [oldest] = odds.keys();
    if (oldest !== undefined && odds.size === SIZES_KEPT) odds.delete(oldest);
    ofSize = [];
    odds.set(inBill, ofSize);
  }
  return ofSize;
}

export function oddsTable(ofSize: OddsTable[], cards: Cards, inBill: number, seen: number): OddsTable {
  ofSize[seen] ??= new OddsTable(cards, inBill, seen);
  return ofSize[seen];
}
