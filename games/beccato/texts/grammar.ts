export { capitalized, joined } from "@tavolata/kernel";

/** How often each of these occurs, in order of first appearance. */
export function tally<Item>(items: readonly Item[]): { item: Item; times: number }[] {
  return [...new Set(items)].map((item) => ({ item, times: items.filter((other) => other === item).length }));
}

/** The guilds from the first down, each with its number; places count players, ranks count guilds. */
export function ranked<Placed extends { readonly place: number }>(
  placed: readonly Placed[],
): (Placed & { rank: number; team: number })[] {
  return placed
    .map((one, team) => ({ ...one, team, rank: 1 + placed.filter(({ place }) => place < one.place).length }))
    .sort((a, b) => a.rank - b.rank);
}
