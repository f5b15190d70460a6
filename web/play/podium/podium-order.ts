export interface OnPodium<Item> {
  readonly item: Item;
  readonly side: "left" | "middle" | "right";
}

const STEPS = 3;

/**
 * Everybody on one of the first three places, as they stand in a gym: the first in the middle, the second to their
 * left, the third to their right; those who share a place stand on steps of the same height.
 */
export function podiumOrder<Item extends { readonly place: number | null }>(
  items: readonly Item[],
): OnPodium<Item>[] {
  const best = items.filter(({ place }) => place !== null && place <= STEPS);
  const others = best.filter(({ place }) => place !== 1);
  const on = (side: OnPodium<Item>["side"], some: readonly Item[]) => some.map((item) => ({ item, side }));
  return [
    ...on("left", others.filter((_, i) => i % 2 === 0).reverse()),
    ...on(
      "middle",
      best.filter(({ place }) => place === 1),
    ),
    ...on(
      "right",
      others.filter((_, i) => i % 2 === 1),
    ),
  ];
}

/** Whether there is anything to see: somebody is ahead of others, and those ahead fit beside each other. */
export function hasPodium(items: readonly { readonly place: number | null }[]): boolean {
  const steps = podiumOrder(items).length;
  return steps <= MOST_STEPS && items.some(({ place }) => place !== null && place > 1);
}

const MOST_STEPS = 5;
