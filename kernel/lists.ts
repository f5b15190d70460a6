/** An item of a list, which must be there. Says so plainly if it is not, where `list[index]` would be undefined. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item;
}
