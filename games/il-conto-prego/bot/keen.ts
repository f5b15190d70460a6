import type { Random } from "@tavolata/kernel";
import type { Judgement } from "./judgement.ts";
import { becomes, countOf, dishOf, MOST_CALLS, NO_DISH, rankOf } from "./packed.ts";
import { doubleAt, wordAt } from "./readers.ts";

/**
 * Players who weigh everything and rule nothing out: the likelier a call the likelier they make it, and they raise for
 * long before they doubt. All figures are fitted to games that were played.
 */
export interface Keen {
  /** What a call's chance says for it: its logarithm, and the chance itself. */
  readonly logChance: number;
  readonly chance: number;
  /** What speaks for a call that adds a card, and more for one of the same rank. */
  readonly more: number;
  readonly sameRank: number;
  readonly doubt: {
    readonly always: number;
    /** What the chance of the call on the table says for doubting it: the chance itself, and its logarithm. */
    readonly chance: number;
    readonly logChance: number;
    /** What the chance of their own likeliest call says for it. */
    readonly best: number;
  };
}

/** Chances are never quite 0, because nobody counts that well. */
const LEAST_CHANCE = 0.02;
const LEAST_CHANCE_ON_THE_TABLE = 0.01;
const FINE = 2 ** 32;

/** How likely they ask for the bill. */
export function keenDoubt({ doubt: says }: Keen, { doubt, best }: Judgement): number {
  const chance = 1 - doubt;
  const log = Math.log(chance + LEAST_CHANCE_ON_THE_TABLE);
  const inFavour = says.always + says.chance * chance + says.logChance * log + says.best * best;
  return 1 / (1 + Math.exp(-inFavour));
}

const shares = new Float64Array(MOST_CALLS);

/** Fills in how each call is weighed; returns what they add up to. */
function weigh({ logChance, chance: linear, more, sameRank }: Keen, judgement: Judgement): number {
  const { chances, count, calls, first, second } = judgement;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const call = wordAt(calls, i);
    const dish = becomes(call);
    const before = dishOf(call) === 0 ? first : second;
    const chance = doubleAt(chances, i);
    let inFavour = logChance * Math.log(chance + LEAST_CHANCE) + linear * chance;
    if (before !== NO_DISH && countOf(dish) > countOf(before)) inFavour += more;
    if (rankOf(dish) === rankOf(before)) inFavour += sameRank;
    const share = Math.exp(inFavour);
    shares[i] = share;
    total += share;
  }
  return total;
}

/** How likely they make the call at `chosen`, once they have decided to call. */
export function keenShare(keen: Keen, judgement: Judgement, chosen: number): number {
  const total = weigh(keen, judgement);
  return doubleAt(shares, chosen) / total;
}

export function keenCall(keen: Keen, judgement: Judgement, random: Random): number {
  let mark = (weigh(keen, judgement) * random.below(FINE)) / FINE;
  let at = 0;
  for (; at < judgement.count - 1 && mark >= doubleAt(shares, at); at++) mark -= doubleAt(shares, at);
  return at;
}
