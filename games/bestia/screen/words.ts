import { deck, type Language, languageLoader, screenWordsFrom } from "@tavolata/kit";
import type { Bestia, Card } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf, scoreOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { PHASE_CLAUSES, type Phase, phaseOf } from "../texts/phases.ts";
import { lastHandOf, promptOf } from "../texts/prompt.ts";
import { wordingOf } from "../texts/wording.ts";

/** BES-1: cards are called after what they look like to the person at this device. */
interface ByDeck<Said> {
  readonly italian: Said;
  readonly french: Said;
}

const wordsOf = screenWordsFrom<Bestia, Texts, Phase>({
  wordingOf,
  promptOf,
  coachOf,
  lastHandOf,
  endingOf,
  scoreOf,
  thingOf: (texts, card) => texts.card(card as Card),
  phaseOf,
  phaseClauses: PHASE_CLAUSES,
});

const loader = languageLoader(
  {
    it: async (): Promise<ByDeck<Texts>> => {
      const { it, itWithFrenchCards } = await import("../texts/it.ts");
      return { italian: it, french: itWithFrenchCards };
    },
    en: async () => {
      const { en, enWithFrenchCards } = await import("../texts/en.ts");
      return { italian: en, french: enWithFrenchCards };
    },
  },
  ({ italian, french }) => ({ italian: wordsOf(italian), french: wordsOf(french) }),
);

export const loadLanguage = loader.loadLanguage;
export const useTexts = () => inDeck(loader.useTexts());
export const words = (wanted: Language) => inDeck(loader.words(wanted));

function inDeck<Said>({ italian, french }: ByDeck<Said>): Said {
  return deck.value === "french" ? french : italian;
}
