import type { Names, Seat } from "@tavolata/kernel";
import {
  type Card,
  choiceOf,
  HIDDEN,
  holderOf,
  known,
  leftOf,
  playerAt,
  teamNumber,
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
      const { lastPass } = view;
      if (lastPass?.byClock && lastPass.from === watcher) {
        const whom = lastPass.to === "imaginary" ? null : names(lastPass.to);
        // Who gave a card knows it.
        return prompt.passedByClock({ card: texts.cards[lastPass.card as Card], whom });
      }
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
      return choosing(prompt, view, names);
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
  if (signal === null && !view.options.calledChickens) return prompt.agree;
  return playerAt(view, seat).ready ? awaited(prompt, view, names) : prompt.agreed;
}

/** The player who asked is the first in favour. */
function firstOf({ yes }: { readonly yes: readonly Seat[] }): Seat {
  return known(yes[0], "player in favour");
}

function choosing(prompt: Texts["prompt"], view: View, names: Names): string {
  const { team, by, sources, symbols } = choiceOf(view);
  if (by !== null) return prompt.twoTris(by === view.watcher ? null : names(by));
  const { guild, seats } = teamNumber(view, team);
  const kind = symbols.length > 0 ? "symbol" : sources.length > 0 ? "egg" : "place";
  return prompt[kind](seats.includes(view.watcher as Seat) ? null : guild);
}

function between(prompt: Texts["prompt"], view: View, names: Names): string {
  const { watcher } = view;
  if (typeof watcher !== "number") return awaited(prompt, view, names);
  const { change } = teamWith(view, watcher);
  if (change !== null && change !== HIDDEN && !change.yes.includes(watcher)) {
    return prompt.change(names(firstOf(change)));
  }
  if (playerAt(view, watcher).ready) return awaited(prompt, view, names);
  return prompt.next(view.players.every(({ ready }, seat) => ready || seat === watcher));
}

function awaited(prompt: Texts["prompt"], { players, teams }: View, names: Names): string {
  const conferring = teams.filter(({ confers }) => confers).map(({ guild }) => guild);
  if (conferring.length > 0) return prompt.confers(conferring);
  return prompt.awaits(players.flatMap(({ ready }, seat) => (ready ? [] : [names(seat)])));
}

function over(prompt: Texts["prompt"], view: View): string {
  const first = known(view.scores, "score").flatMap(({ place, guild }) => (place === 1 ? [guild] : []));
  const own = typeof view.watcher === "number" ? teamWith(view, view.watcher).guild : undefined;
  return prompt.over({ you: own !== undefined && first.includes(own), guilds: first });
}
