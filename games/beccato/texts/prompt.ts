import type { Names, Seat } from "@tavolata/kernel";
import {
  choiceOf,
  guildOf,
  HIDDEN,
  holderOf,
  known,
  leftOf,
  playerAt,
  teamOf,
  teamWith,
  type View,
} from "../rules/index.ts";
import { passesToImaginary } from "../rules/teams.ts";
import { capitalized } from "./grammar.ts";
import type { Texts } from "./it.ts";

/** The one sentence that says what the watcher should do now, or what is happening. */
export function promptOf(texts: Texts, view: View, names: Names): string {
  return capitalized(sentence(texts, view, names));
}

function sentence(texts: Texts, view: View, names: Names): string {
  const { prompt } = texts;
  const { watcher, phase, shouts, outcome } = view;
  switch (phase) {
    case "agreeing":
      return typeof watcher === "number" ? agreeing(prompt, view, watcher, names) : prompt.agreeing;
    case "round": {
      const seat = holderOf(view);
      const whom = passesToImaginary(view, seat) ? null : names(leftOf(view, seat));
      return prompt.pass({ who: seat === watcher ? null : names(seat), whom });
    }
    case "shouted": {
      // In a picture of the reveal everybody has heard it; before that, only the caller has.
      const caller = outcome?.seat ?? watcher;
      const heard = shouts.find((one) => one.seat === caller);
      const { seat, shout } = known(heard, "shout");
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

function agreeing(prompt: Texts["prompt"], view: View, seat: Seat, names: Names): string {
  const { seats, signal, proposals } = teamWith(view, seat);
  const open = proposals === HIDDEN ? [] : proposals;
  const asked = open.find(({ yes }) => !yes.includes(seat));
  if (asked !== undefined) return prompt.accept(names(firstOf(asked)));
  if (open[0] !== undefined) {
    const { yes } = open[0];
    return prompt.proposed(seats.filter((mate) => !yes.includes(mate)).map(names));
  }
  if (signal === null) return prompt.agree;
  return playerAt(view, seat).ready ? awaited(prompt, view, names) : prompt.agreed;
}

/** The player who asked is the first in favour. */
function firstOf({ yes }: { readonly yes: readonly Seat[] }): Seat {
  return known(yes[0], "player in favour");
}

function choosing(prompt: Texts["prompt"], view: View): string {
  const { team, sources } = choiceOf(view);
  const isOwn = typeof view.watcher === "number" && teamOf(view, view.watcher) === team;
  return prompt[sources.length > 0 ? "egg" : "place"](isOwn ? null : guildOf(team));
}

function between(prompt: Texts["prompt"], view: View, names: Names): string {
  const { watcher } = view;
  if (typeof watcher !== "number") return awaited(prompt, view, names);
  const { change } = teamWith(view, watcher);
  if (change !== null && change !== HIDDEN && !change.yes.includes(watcher)) {
    return prompt.change(names(firstOf(change)));
  }
  return playerAt(view, watcher).ready ? awaited(prompt, view, names) : prompt.next;
}

function awaited(prompt: Texts["prompt"], { players }: View, names: Names): string {
  return prompt.awaits(players.flatMap(({ ready }, seat) => (ready ? [] : [names(seat)])));
}

function over(prompt: Texts["prompt"], view: View): string {
  const first = known(view.scores, "score").flatMap(({ place }, team) => (place === 1 ? [team] : []));
  const own = typeof view.watcher === "number" ? teamOf(view, view.watcher) : undefined;
  return prompt.over({ you: own !== undefined && first.includes(own), guilds: first.map(guildOf) });
}
