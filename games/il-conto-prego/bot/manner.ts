import type { Random } from "@tavolata/kernel";
import type { Judgement } from "./judgement.ts";
import { STEPS } from "./judgement.ts";
import { becomes, countOf, dishOf, MOST_CALLS, NO_DISH, rankOf } from "./packed.ts";
import { doubleAt, wordAt } from "./readers.ts";

/** What speaks for a call, and for the bill, to somebody who counts: each figure times what it is about, added up. */
export interface Leaning {
  /** A call's chance: its logarithm, and the chance itself. */
  readonly logChance: number;
  readonly chance: number;
  /** A call that adds a card, and one that keeps a rank. */
  readonly more: number;
  readonly sameRank: number;
  /** For the bill. */
  readonly doubt: {
    readonly always: number;
    /** The chance of the call on the table: the chance itself, and its logarithm. */
    readonly chance: number;
    readonly logChance: number;
    /** The chance of their own likeliest call. */
    readonly best: number;
  };
}

/** Chances are never quite 0, because nobody counts that well. */
const LEAST_CHANCE = 0.02;
const LEAST_CHANCE_ON_THE_TABLE = 0.01;
const FINE = 2 ** 32;

const weighed = new Float64Array(MOST_CALLS);

/**
 * A way to choose: what more speaks for is done more often, and nothing is ruled out. Chances come in so many steps
 * that what speaks for each is worked out once, when the manner is made; it is asked for hundreds of thousands of times
 * in a turn.
 */
export class Manner {
  private readonly weights = new Float64Array(STEPS + 1);
  private readonly against = new Float64Array(STEPS + 1);
  private readonly more: number;
  private readonly sameRank: number;
  private readonly best: number;

  constructor({ logChance, chance: linear, more, sameRank, doubt }: Leaning) {
    for (let step = 0; step <= STEPS; step++) {
      const chance = step / STEPS;
      // What speaks for a certain call is taken off, because only how calls compare matters.
      const beyondCertain =
        logChance * Math.log((chance + LEAST_CHANCE) / (1 + LEAST_CHANCE)) + linear * (chance - 1);
      this.weights[step] = Math.exp(beyondCertain);
      const log = Math.log(chance + LEAST_CHANCE_ON_THE_TABLE);
      this.against[step] = doubt.always + doubt.chance * chance + doubt.logChance * log;
    }
    this.more = Math.exp(more);
    this.sameRank = Math.exp(sameRank);
    this.best = doubt.best;
  }

  /** How likely they ask for the bill. */
  doubts({ onTheTable, best }: Judgement): number {
    return 1 / (1 + Math.exp(-doubleAt(this.against, onTheTable) - this.best * best));
  }

  /** How likely they make the call at `chosen`, once they have decided to call. */
  share(judgement: Judgement, chosen: number): number {
    const total = this.weigh(judgement);
    return doubleAt(weighed, chosen) / total;
  }

  call(judgement: Judgement, random: Random): number {
    let mark = (this.weigh(judgement) * random.below(FINE)) / FINE;
    let at = 0;
    for (; at < judgement.count - 1 && mark >= doubleAt(weighed, at); at++) mark -= doubleAt(weighed, at);
    return at;
  }

  /** Fills in how each call is weighed; returns what they add up to. */
  private weigh({ steps, count, calls, first, second }: Judgement): number {
    const { weights, more, sameRank } = this;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const call = wordAt(calls, i);
      const dish = becomes(call);
      const before = dishOf(call) === 0 ? first : second;
      let weight = doubleAt(weights, wordAt(steps, i));
      if (before !== NO_DISH && countOf(dish) > countOf(before)) weight *= more;
      if (rankOf(dish) === rankOf(before)) weight *= sameRank;
      weighed[i] = weight;
      total += weight;
    }
    return total;
  }
}
