import { HIDDEN, type View } from "../rules/index.ts";

/** Everything face up, from what every seat saw: hands, eyes, gestures, and what the guilds had agreed on. */
export function openView(views: readonly View[]): View {
  const [first] = views;
  const { own: _, ...table } = first!;
  return {
    ...table,
    watcher: "spectator",
    own: null,
    players: views.map(({ players }, seat) => players[seat]!),
    teams: first!.teams.map((team, number) => views[team.seats[0]!]?.teams[number] ?? team),
    lastPass: views.map(({ lastPass }) => lastPass).find((pass) => pass?.card !== HIDDEN) ?? first!.lastPass,
  };
}
