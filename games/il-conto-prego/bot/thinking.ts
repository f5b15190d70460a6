import type { Random } from "@tavolata/kernel";
import { error } from "./characters.ts";

export interface Thinking {
  /** How many trials are made in each round of thinking, shared out among the choices that are left. */
  readonly trials: number;
  /** How far off the judgement of a choice may be, either way. */
  readonly misjudges: number;
}

export interface Judged<Item> {
  readonly item: Item;
  /** The mean over all trials, as far as it is judged right. */
  readonly worth: number;
}

const LOTS = 2 ** 32;

/**
 * Tries all choices, then the better half of them again, and so on until the best two have been tried. Among equals a
 * lot decides: a player who always took the first of them would tell what they hold.
 */
export function bestByHalving<Item>(
  items: readonly Item[],
  tryOut: (item: Item, trial: number) => number,
  { trials, misjudges }: Thinking,
  random: Random,
): Judged<Item> | undefined {
  if (items.length === 0) return undefined;
  let left = items.map((item) => ({
    item,
    sum: 0,
    off: error(misjudges, random),
    lot: random.below(LOTS),
  }));
  for (let from = 0; ; ) {
    const each = Math.ceil(trials / left.length);
    for (const choice of left) {
      for (let trial = from; trial < from + each; trial++) choice.sum += tryOut(choice.item, trial);
    }
    from += each;
    // All that are left have been tried equally often, so sums compare like means.
    left.sort((a, b) => b.sum + from * b.off - (a.sum + from * a.off) || a.lot - b.lot);
    const [best] = left;
    if (best !== undefined && left.length <= 2) return { item: best.item, worth: best.sum / from + best.off };
    left = left.slice(0, Math.ceil(left.length / 2));
  }
}
