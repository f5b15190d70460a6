import { deck, type Language, languageLoader, type ScreenWords } from "@tavolata/kit";
import type { Bestia, Card } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf, scoreOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { PHASE_CLAUSES, phaseOf } from "../texts/phases.ts";
import { promptOf } from "../texts/prompt.ts";
import { wordingOf } from "../texts/wording.ts";

/** BES-1: cards are called after what they look like to the person at this device. */
interface ByDeck<Said> {
  readonly italian: Said;
  readonly french: Said;
}

const loader = languageLoader<ByDeck<Texts>, ByDeck<ScreenWords<Bestia>>>(load, ({ italian, french }) => ({
  italian: wordsOf(italian),
  french: wordsOf(french),
}));

export const loadLanguage = loader.loadLanguage;
export const useTexts = () => inDeck(loader.useTexts());
export const words = (wanted: Language) => inDeck(loader.words(wanted));

async function load(wanted: Language): Promise<ByDeck<Texts>> {
  if (wanted === "it") {
    const { it, itWithFrenchCards } = await import("../texts/it.ts");
    return { italian: it, french: itWithFrenchCards };
  }
  const { en, enWithFrenchCards } = await import("../texts/en.ts");
  return { italian: en, french: enWithFrenchCards };
}

function inDeck<Said>({ italian, french }: ByDeck<Said>): Said {
  return deck.value === "french" ? french : italian;
}

function wordsOf(texts: Texts): ScreenWords<Bestia> {
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
    ending: (view) => endingOf(texts, view),
    score: (view, score) => scoreOf(texts, view, score),
  };
}
