/** Chance, as games know it. There are two sources: `fairRandom` at real tables and `fastRandom` in simulations. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely; n is from 1 to 2^32. */
  below(n: number): number;
}

export const WORDS = 2 ** 32;

/** Fisher-Yates, in place. */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
  return items;
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new RangeError("nothing to pick from");
  return items[random.below(items.length)] as Item;
}

/**
 * Takes out one random item: one step of Fisher-Yates. Drawing k items this way costs k steps, while shuffling first
 * would cost as many steps as the deck has cards. The order of the remaining items has no meaning.
 */
export function drawOne<Item>(items: Item[], random: Random): Item {
  if (items.length === 0) throw new RangeError("nothing to draw from");
  const at = random.below(items.length);
  const item = items[at] as Item;
  items[at] = items[items.length - 1] as Item;
  items.pop();
  return item;
}

export function checkRange(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > WORDS)
    throw new RangeError(`below(${n}): n is not from 1 to 2^32`);
}
