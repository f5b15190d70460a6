import { type Language, language, type ScreenWords } from "@tavolata/kit";
import type { Card, IlConto } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf, scoreOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { lineOf } from "../texts/line.ts";
import { PHASE_CLAUSES, phaseOf } from "../texts/phases.ts";
import { wordingOf } from "../texts/wording.ts";

interface Learnt {
  readonly texts: Texts;
  readonly words: ScreenWords<IlConto>;
}

const learnt = new Map<Language, Learnt>();

export async function learn(wanted: Language): Promise<void> {
  const texts: Texts =
    wanted === "it" ? (await import("../texts/it.ts")).it : (await import("../texts/en.ts")).en;
  learnt.set(wanted, { texts, words: wordsOf(texts) });
}

function inLanguage(wanted: Language): Learnt {
  const known = learnt.get(wanted);
  if (known === undefined) throw new Error(`nobody has learnt ${wanted} yet`);
  return known;
}

export function words(wanted: Language): ScreenWords<IlConto> {
  return inLanguage(wanted).words;
}

/** The texts in the present language; whoever draws with them is drawn again when it changes. */
export function useTexts(): Texts {
  return inLanguage(language.value).texts;
}

export function useWords(): ScreenWords<IlConto> {
  return words(language.value);
}

function wordsOf(texts: Texts): ScreenWords<IlConto> {
  return {
    ...wordingOf(texts),
    tagline: texts.tagline,
    options: texts.options,
    line: (view, names) => lineOf(texts, view, names),
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
