import type { Seat } from "@tavolata/kernel";

/** What a list that goes by seats has for this one. */
export function bySeat<Item>(list: readonly Item[], seat: Seat): Item {
  const item = list[seat];
  if (item === undefined) throw new RangeError(`no seat ${seat}`);
  return item;
}

/** The first of a list that is never empty. */
export function firstOf<Item>(list: readonly Item[]): Item {
  const [first] = list;
  if (first === undefined) throw new RangeError("an empty list has no first");
  return first;
}
