import { known, playerAt, type View } from "../rules/index.ts";

/** Everybody's own hand, and the Trophies that their owners know, from what each of them saw at the same moment. */
export function openView(views: readonly View[]): View {
  const first = known(views[0], "view");
  return {
    ...first,
    watcher: "spectator",
    players: views.map((view, seat) => playerAt(view, seat)),
    inPlay: first.inPlay.map((one, at) => ({
      ...one,
      answers: views.map(({ inPlay }, seat) => inPlay[at]?.answers[seat] ?? null),
    })),
  };
}
