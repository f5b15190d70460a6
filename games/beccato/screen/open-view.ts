import { HIDDEN, known, playerAt, type View } from "../rules/index.ts";

/** Everything face up, from what each seat saw: hands, eyes, gestures, and what the guilds had agreed on. */
export function openView(views: readonly View[]): View {
  const first = known(views[0], "view");
  return {
    ...first,
    watcher: "spectator",
    own: null,
    players: views.map((view, seat) => playerAt(view, seat)),
    teams: first.teams.map((team, number) => {
      const member = views.find((_, seat) => team.seats.includes(seat));
      return member?.teams[number] ?? team;
    }),
    lastPass: views.map(({ lastPass }) => lastPass).find((pass) => pass?.card !== HIDDEN) ?? first.lastPass,
  };
}
