import { languageLoader, type ScreenWords } from "@tavolata/kit";
import type { Card, IlConto } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf, scoreOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { PHASE_CLAUSES, phaseOf } from "../texts/phases.ts";
import { promptOf } from "../texts/prompt.ts";
import { wordingOf } from "../texts/wording.ts";

export const { loadLanguage, useTexts, useWords, words } = languageLoader<Texts, ScreenWords<IlConto>>(
  async (wanted) =>
    wanted === "it" ? (await import("../texts/it.ts")).it : (await import("../texts/en.ts")).en,
  wordsOf,
);

function wordsOf(texts: Texts): ScreenWords<IlConto> {
  return {
    ...wordingOf(texts),
    options: texts.options,
    prompt: (view, names) => promptOf(texts, view, names),
    kinds: texts.kinds,
    thing: (card) => texts.card(card as Card),
    help: (view) => {
      const phase = phaseOf(view);
      if (phase === undefined) return undefined;
      return { text: texts.phases[phase](view.options), clauses: PHASE_CLAUSES[phase] };
    },
    coach: (view) => coachOf(texts, view),
    phrases: texts.phrases,
    ending: (view) => endingOf(texts, view) ?? "",
    score: (view, score) => scoreOf(texts, view, score) ?? "",
  };
}
