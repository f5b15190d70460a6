import { type OddsTable, oddsTable, oddsTables } from "./odds-table.ts";
import {
  becomes,
  countOf,
  dishOf,
  JOKERS_AT,
  legalCalls,
  MOST_CALLS,
  NO_DISH,
  type PackedDish,
  ROW,
  rankOf,
} from "./packed.ts";
import { byteAt, wordAt } from "./readers.ts";
import type { Stock } from "./stock.ts";

/** Chances in whole numbers: so many are certainty. */
export const STEPS = 1024;

/**
 * What a player at their turn can call and how likely they must think each call, counting their own cards and those
 * that everybody has seen. One judgement is used over and over: `look` fills it in.
 */
export class Judgement {
  readonly calls = new Int32Array(MOST_CALLS);
  readonly chances = new Float64Array(MOST_CALLS);
  /** The same, in steps. */
  readonly steps = new Int32Array(MOST_CALLS);
  count = 0;
  /** The chance of the likeliest call; below any other when there is no call. */
  best = -1;
  /** The chance that the call on the table is false; below any other before there is one. */
  doubt = -1;
  /** The chance that it is true, in steps. */
  onTheTable = 0;

  first: PackedDish = NO_DISH;
  second: PackedDish = NO_DISH;

  private readonly seen = new Uint8Array(ROW);
  private readonly tables: OddsTable[];

  constructor(
    readonly inBill: number,
    private readonly saldo: boolean,
    private readonly stock: Stock,
  ) {
    this.tables = oddsTables(stock.odds, inBill);
  }

  /**
   * @param rows hands, of which the player's is at `at`
   * @param open for each rank, how many cards of it the others have shown
   * @param seenCards how many cards of the bill the player has seen in all
   */
  look(
    first: PackedDish,
    second: PackedDish,
    rows: Uint8Array,
    at: number,
    open: Uint8Array,
    seenCards: number,
  ): void {
    const { seen, calls, chances, steps } = this;
    this.first = first;
    this.second = second;
    for (let i = 0; i < seen.length; i++) seen[i] = byteAt(rows, at + i) + byteAt(open, i);
    const table = oddsTable(this.tables, this.stock, this.inBill, seenCards);
    const jokers = byteAt(seen, JOKERS_AT);
    const need1 = this.need(first);
    const need2 = this.need(second);
    const left1 = this.left(first);
    const left2 = this.left(second);
    const truth = table.chance(need1, left1, need2, left2, jokers);
    this.doubt = first === NO_DISH ? -1 : 1 - truth;
    this.onTheTable = stepOf(truth);
    this.count = legalCalls(calls, first, second, rows, at, this.saldo, this.stock);
    this.best = -1;
    const { ofARank } = this.stock;
    for (let i = 0; i < this.count; i++) {
      const call = wordAt(calls, i);
      const dish = becomes(call);
      const isFirst = dishOf(call) === 0;
      const called = countOf(dish);
      const found = byteAt(seen, rankOf(dish));
      const need = called > found ? called - found : 0;
      const otherNeed = isFirst ? need2 : need1;
      const chance = table.chance(need, ofARank - found, otherNeed, isFirst ? left2 : left1, jokers);
      chances[i] = chance;
      steps[i] = stepOf(chance);
      if (chance > this.best) this.best = chance;
    }
  }

  private need(dish: PackedDish): number {
    return dish === NO_DISH ? 0 : Math.max(0, countOf(dish) - byteAt(this.seen, rankOf(dish)));
  }

  private left(dish: PackedDish): number {
    return dish === NO_DISH ? 0 : this.stock.ofARank - byteAt(this.seen, rankOf(dish));
  }
}

function stepOf(chance: number): number {
  return Math.round(chance * STEPS);
}
