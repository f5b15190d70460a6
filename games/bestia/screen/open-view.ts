import { bySeat, type View } from "../rules/index.ts";

/** Everybody's own cards and discards, from what each of them saw at the same moment. */
export function openView(views: readonly View[]): View {
  const [first] = views;
  if (first === undefined) throw new RangeError("nobody has seen anything");
  return { ...first, watcher: "spectator", players: views.map(({ players }, seat) => bySeat(players, seat)) };
}
