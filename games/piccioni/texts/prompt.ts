import type { Names, Seat } from "@tavolata/kernel";
import { deckOf, onTop, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** The one sentence that says what the watcher should do now, or what is happening. */
export function promptOf(texts: Texts, view: View, names: Names): string {
  const { prompt } = texts;
  const { watcher, result, waiting, hovering, current, actionsLeft, options } = view;
  const who = (seat: Seat) => (seat === watcher ? null : names(seat));
  if (result !== null) {
    const first = result.places.indexOf(1);
    return prompt.over(who(first));
  }
  switch (waiting?.is) {
    case "answers":
      return answered(texts, view, names);
    case "choice": {
      const { purpose } = waiting.choice;
      const pigeon = purpose === "landing" && hovering !== null ? hovering : null;
      return prompt.choose({
        who: who(waiting.seat),
        purpose,
        pigeon: pigeon === null ? null : texts.card(pigeon, deckOf(options)),
      });
    }
    case "throwAway":
      return prompt.throwAway({ who: who(waiting.seat), cards: waiting.cards });
    default:
      if (hovering !== null) return prompt.hovering(texts.card(hovering, deckOf(options)));
      return prompt.action({ who: who(current), actions: actionsLeft, last: view.finalPhase !== null });
  }
}

function answered(texts: Texts, view: View, names: Names): string {
  const { prompt } = texts;
  const { watcher, options } = view;
  const { card, by, asked } = onTop(view);
  const called = texts.card(card, deckOf(options));
  if (typeof watcher === "number" && asked.includes(watcher)) {
    return prompt.answer({ who: by === watcher ? null : names(by), card: called });
  }
  return prompt.awaitAnswers({ card: called, missing: asked.map(names) });
}
