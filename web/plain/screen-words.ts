import type { GameTypes, Wording } from "@tavolata/kernel";
import type { Language, ScreenWords } from "@tavolata/kit";
import { PLAIN_WORDS } from "./words/index.ts";

/**
 * All that the page says about a game, from the words it brings; what it does not bring is said plainly, or not at
 * all.
 */
export function screenWords(language: Language, wording: Wording<GameTypes>): ScreenWords<GameTypes> {
  const { score, phrases } = PLAIN_WORDS[language];
  return {
    ...wording,
    options: wording.options ?? {},
    kinds: wording.kinds ?? {},
    thing: (thing) => wording.thing?.(thing) ?? (typeof thing === "string" ? thing : JSON.stringify(thing)),
    prompt: (view, names) => wording.prompt?.(view, names) ?? "",
    help: () => undefined,
    phrases,
    score: (view, reached) => wording.score?.(view, reached) ?? score(reached),
  };
}
