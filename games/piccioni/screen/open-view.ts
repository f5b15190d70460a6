import type { View } from "../rules/index.ts";

/** Everybody's own hand, and the Trophies that their owners know, from what each of them saw at the same moment. */
export function openView(views: readonly View[]): View {
  const first = views[0]!;
  return {
    ...first,
    watcher: "spectator",
    players: views.map(({ players }, seat) => players[seat]!),
    inPlay: first.inPlay.map((one, at) => ({
      ...one,
      answers: views.map(({ inPlay }, seat) => inPlay[at]!.answers[seat]!),
    })),
  };
}
