import type { Names, Seat } from "@tavolata/kernel";
import { type Card, type ChoiceFor, deckOf, HIDDEN, onTop, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import type { Sought } from "./shape.ts";

/** The one sentence that says what the watcher should do now, or what is happening. */
export function promptOf(texts: Texts, view: View, names: Names): string {
  const { prompt } = texts;
  const { watcher, result, waiting, hovering, current, actionsLeft, options } = view;
  const called = (card: Card) => texts.card(card, deckOf(options));
  const who = (seat: Seat) => (seat === watcher ? null : names(seat));
  if (result !== null) {
    const first = result.places.indexOf(1);
    return prompt.over(who(first));
  }
  switch (waiting?.is) {
    case "answers":
      return answered(texts, view, names);
    case "choice": {
      const { seat, for: why } = waiting;
      return prompt.choose({
        who: who(seat),
        sought: soughtIn(waiting, view.inPlay),
        pigeon: "pigeon" in why && !(why.is === "followers" && seat === watcher) ? called(why.pigeon) : null,
        card: seat !== watcher ? null : askingCard(why),
      });
    }
    case "throwAway":
      return prompt.throwAway({ who: who(waiting.seat), cards: waiting.cards });
    default:
      if (hovering !== null) return prompt.hovering(called(hovering));
      return waiting === null ? between() : acting();
  }

  /** The card, or the pigeon, for which its player chooses. */
  function askingCard(why: ChoiceFor): string | null {
    if ("step" in why) return called(onTop(view).card);
    return why.is === "followers" ? called(why.pigeon) : null;
  }

  function acting(): string {
    return prompt.action({ who: who(current), actions: actionsLeft, last: view.finalPhase !== null });
  }

  /** While what has happened is shown. */
  function between(): string {
    const top = view.inPlay.at(-1);
    if (top !== undefined)
      return prompt.plays({ who: who(top.by), card: called(top.card), reaction: top.reaction });
    return actionsLeft === 0 ? prompt.turnEnds(view.finalPhase === null) : acting();
  }
}

/** What is to be chosen, as it is to be said. */
export function soughtIn(
  { choice, for: why }: Extract<View["waiting"], { is: "choice" }>,
  inPlay: View["inPlay"],
): Sought {
  if (why.is === "whole") return "whole";
  const pigeons = why.is === "where" ? (inPlay.at(-1)?.picks[why.step]?.pigeons ?? []) : [];
  return choice.purpose === "receiver" && pigeons.length > 1 ? "receivers" : choice.purpose;
}

function answered(texts: Texts, view: View, names: Names): string {
  const { prompt } = texts;
  const { watcher, options } = view;
  const { card, by, asked, reaction } = onTop(view);
  const called = texts.card(card, deckOf(options));
  if (typeof watcher === "number" && asked.includes(watcher)) {
    return prompt.answer({ who: by === watcher ? null : names(by), card: called, reaction });
  }
  const own = typeof watcher === "number" ? onTop(view).answers[watcher] : null;
  const given = own !== null && own !== undefined && own !== HIDDEN && own.type === "react" ? own.card : null;
  return prompt.awaitAnswers({
    card: called,
    missing: asked.map(names),
    own: given === null ? null : texts.card(given, deckOf(options)),
  });
}
