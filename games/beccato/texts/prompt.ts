import type { Names, Seat } from "@tavolata/kernel";
import { guildOf, HIDDEN, leftOf, type TeamView, teamOf, type View } from "../rules/index.ts";
import { passesToImaginary } from "../rules/teams.ts";
import { capitalized } from "./grammar.ts";
import type { Texts } from "./it.ts";

/** The one sentence that says what the watcher is to do now, or what happens. */
export function promptOf(texts: Texts, view: View, names: Names): string {
  return capitalized(sentence(texts, view, names));
}

function sentence(texts: Texts, view: View, names: Names): string {
  const { prompt } = texts;
  const { watcher, phase, holder, shouts, outcome } = view;
  switch (phase) {
    case "agreeing":
      return typeof watcher === "number" ? agreeing(prompt, view, watcher, names) : prompt.agreeing;
    case "round": {
      const seat = holder!;
      const whom = passesToImaginary(view, seat) ? null : names(leftOf(view, seat));
      return prompt.pass({ who: seat === watcher ? null : names(seat), whom });
    }
    case "shouted": {
      // In a picture of the reveal everybody has heard it; before, only who shouted himself.
      const caller = outcome?.seat ?? watcher;
      const { seat, shout } = shouts.find((one) => one.seat === caller)!;
      return prompt.shouted({ who: seat === watcher ? null : names(seat), cry: texts.cry(shout, names) });
    }
    case "choosing":
      return choosing(prompt, view);
    case "between":
      return between(prompt, view, names);
    case "over":
      return over(prompt, view);
  }
}

function ownTeam(view: View): TeamView | undefined {
  return typeof view.watcher === "number" ? view.teams[teamOf(view, view.watcher)] : undefined;
}

function agreeing(prompt: Texts["prompt"], view: View, seat: Seat, names: Names): string {
  const { seats, signal, proposals } = ownTeam(view)!;
  const open = proposals === HIDDEN ? [] : proposals;
  const asked = open.find(({ yes }) => !yes.includes(seat));
  if (asked !== undefined) return prompt.accept(names(asked.yes[0]!));
  if (open[0] !== undefined) {
    const { yes } = open[0];
    return prompt.proposed(seats.filter((mate) => !yes.includes(mate)).map(names));
  }
  if (signal === null) return prompt.agree;
  return view.players[seat]!.ready ? awaited(prompt, view, names) : prompt.agreed;
}

function choosing(prompt: Texts["prompt"], view: View): string {
  const { team, sources } = view.choice!;
  const isOwn = ownTeam(view) === view.teams[team];
  return prompt[sources.length > 0 ? "egg" : "place"](isOwn ? null : guildOf(team));
}

function between(prompt: Texts["prompt"], view: View, names: Names): string {
  const { watcher, players } = view;
  if (typeof watcher !== "number") return awaited(prompt, view, names);
  const change = ownTeam(view)!.change;
  if (change !== null && change !== HIDDEN && !change.yes.includes(watcher)) {
    return prompt.change(names(change.yes[0]!));
  }
  return players[watcher]!.ready ? awaited(prompt, view, names) : prompt.next;
}

function awaited(prompt: Texts["prompt"], { players }: View, names: Names): string {
  return prompt.awaits(players.flatMap(({ ready }, seat) => (ready ? [] : [names(seat)])));
}

function over(prompt: Texts["prompt"], view: View): string {
  const first = view.scores!.flatMap(({ place }, team) => (place === 1 ? [team] : []));
  const own = typeof view.watcher === "number" ? teamOf(view, view.watcher) : undefined;
  return prompt.over({ you: own !== undefined && first.includes(own), guilds: first.map(guildOf) });
}
