import type { Names, Refusal, Wording } from "@tavolata/kernel";
import { type Cucu, type Event, HIDDEN, nextAfter, type RefusalCode, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

export function wordingOf(texts: Texts): Wording<Cucu> {
  return {
    title: texts.title,
    event: (event, names) => wordEvent(texts, event, names),
    refusal: ({ code }: Refusal) => (isOurs(texts, code) ? texts.refusals[code] : texts.otherRefusal),
    move: (by, move, names) => texts.moves[move.type](typeof by === "number" ? names(by) : by),
    view: (view, names) => wordView(texts, view, names),
    options: texts.options,
    prompt: (view, names) => wordPrompt(texts, view, names),
    score: (_, rounds) => texts.score(rounds),
    basics: texts.basics,
  };
}

function wordEvent(texts: Texts, event: Event, names: Names): string {
  // The type that picks the sentence is the event's own, which the compiler cannot follow through a union.
  const write = texts.events[event.type] as (event: Event, names: Names) => string;
  return write(event, names);
}

/** Refusals come over the wire, perhaps from a newer version: what is not known here gets the general sentence. */
function isOurs({ refusals }: Texts, code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}

function wordView(texts: Texts, view: View, names: Names): string[] {
  const { round, dealer, turn, players, lastRound, result } = view;
  const lines = [texts.view.round(round, names(dealer))];
  if (result === null) lines.push(texts.view.turn(names(turn)));
  players.forEach(({ lives, held, outAfter }, seat) => {
    const name = names(seat);
    lines.push(outAfter === null ? texts.view.lives(name, lives) : texts.view.out(name, outAfter));
    if (held !== null && held.card !== HIDDEN) lines.push(texts.view.card(name, held.card));
  });
  if (lastRound !== null) lines.push(wordEvent(texts, { type: "turnedUp", ...lastRound }, names));
  if (result !== null) lines.push(wordEvent(texts, { type: "gameOver", ...result }, names));
  return lines;
}

/** What to do now, or whom the table waits for. */
function wordPrompt(texts: Texts, view: View, names: Names): string {
  const { watcher, turn, dealer, result } = view;
  if (result !== null) return wordEvent(texts, { type: "gameOver", ...result }, names);
  if (watcher !== turn) return texts.view.turn(names(turn));
  return texts.view.yourTurn(turn === dealer ? null : names(nextAfter(view, turn)));
}
