import { languageLoader, screenWordsFrom } from "@tavolata/kit";
import type { Card, SchickiMicki } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { PHASE_CLAUSES, type Phase, phaseOf } from "../texts/phases.ts";
import { promptOf } from "../texts/prompt.ts";
import { wordingOf } from "../texts/wording.ts";

export const { loadLanguage, useTexts, words } = languageLoader(
  {
    it: async (): Promise<Texts> => (await import("../texts/it.ts")).it,
    en: async () => (await import("../texts/en.ts")).en,
  },
  screenWordsFrom<SchickiMicki, Texts, Phase>({
    wordingOf,
    promptOf,
    coachOf,
    endingOf,
    scoreOf: (texts, _, score) => texts.screen.score(score),
    thingOf: (texts, card) => texts.card(card as Card),
    phaseOf,
    phaseClauses: PHASE_CLAUSES,
  }),
);
