import type { Names, Seat } from "@tavolata/kernel";
import { anteOfLevel, isHandOn, suitOf, type View } from "../rules/index.ts";
import { amountsOf } from "./grammar.ts";
import type { Texts } from "./it.ts";
import { waitOf, whyOut } from "./waiting.ts";

/** The one sentence that says what the watcher is to do now, or what the table waits for. */
export function promptOf({ prompt, view: seen }: Texts, view: View, names: Names): string {
  const { watcher, turn, phase, trick, waitingFor, result } = view;
  const own = typeof watcher === "number" ? view.players[watcher] : undefined;
  const called = calledBy(prompt, watcher, names);
  if (result !== null) {
    const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return prompt.over({ you: first.includes(watcher as number), names: first.map(called) });
  }
  if (own !== undefined && turn !== watcher) {
    if (own.eliminatedAfter !== null) return prompt.eliminated;
    const why = whyOut(view, watcher as Seat);
    if (why !== null && why !== "broke") return prompt.out[why];
    const wait = waitOf(view, watcher as Seat);
    if (wait !== null) return prompt.waits[wait](anteOfLevel(view.options, view.level));
  }
  if (waitingFor !== null) return unstopped(seen.waiting(waitingFor));
  if (turn === null)
    return (isHandOn(view) ? null : lastHand(prompt, view, called)) ?? unstopped(seen.between);
  const who = turn === watcher ? null : names(turn);
  if (phase === "declaration") return prompt.toDeclare({ who, compulsory: view.compulsory });
  if (phase === "blind") return prompt.toComeInBlind(who);
  const led = trick[0];
  return led === undefined ? prompt.toLead(who) : prompt.toFollow({ who, suit: suitOf(led.card) });
}

function lastHand(prompt: Texts["prompt"], { lastHand: last }: View, called: Names): string | undefined {
  if (last === null) return undefined;
  const shares = amountsOf(last.won).map(({ seat, chips }) => ({ name: called(seat), chips }));
  const won = shares.length === 0 ? prompt.stayed(last.pot) : prompt.won(shares);
  return last.bestie.length === 0 ? won : `${won}; ${prompt.bestie(last.bestie.map(called))}`;
}

/** How the last hand came out for the watcher. */
export function lastHandOf({ prompt }: Texts, view: View, names: Names): string | undefined {
  return lastHand(prompt, view, calledBy(prompt, view.watcher, names));
}

function calledBy(prompt: Texts["prompt"], watcher: View["watcher"], names: Names): Names {
  return (seat) => (seat === watcher ? prompt.you : names(seat));
}

function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
