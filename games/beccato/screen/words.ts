import { languageLoader, screenWordsFrom } from "@tavolata/kit";
import { type Beccato, guildOf, type Signal, teamOfPlace, teamWith } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { PHASE_CLAUSES, type Phase, phaseOf } from "../texts/phases.ts";
import { promptOf } from "../texts/prompt.ts";
import { wordingOf } from "../texts/wording.ts";

const wordsOf = screenWordsFrom<Beccato, Texts, Phase>({
  wordingOf,
  promptOf,
  coachOf,
  endingOf,
  scoreOf: (texts, _, score) => texts.score(score),
  thingOf: (texts, signal) => texts.signals[signal as Signal],
  phaseOf,
  phaseClauses: PHASE_CLAUSES,
});

export const { loadLanguage, useTexts, words } = languageLoader(
  {
    it: async () => (await import("../texts/it.ts")).it,
    en: async () => (await import("../texts/en.ts")).en,
  },
  (texts: Texts): ReturnType<typeof wordsOf> => ({
    ...wordsOf(texts),
    team: ({ teams, teamSize }, seats, seat) =>
      teams === "drawn" ? undefined : texts.guilds[guildOf(teamOfPlace(seats, teamSize, seat))],
    teamOf: (view, seat) => texts.guilds[teamWith(view, seat).guild],
  }),
);
