import { languageLoader, type ScreenWords } from "@tavolata/kit";
import { type Beccato, guildOf, type Signal, teamOf, teamOfPlace } from "../rules/index.ts";
import { coachOf } from "../texts/coach.ts";
import { endingOf } from "../texts/ending.ts";
import type { Texts } from "../texts/it.ts";
import { PHASE_CLAUSES, phaseOf } from "../texts/phases.ts";
import { promptOf } from "../texts/prompt.ts";
import { wordingOf } from "../texts/wording.ts";

export const { loadLanguage, useTexts, words } = languageLoader<Texts, ScreenWords<Beccato>>(
  async (wanted) =>
    wanted === "it" ? (await import("../texts/it.ts")).it : (await import("../texts/en.ts")).en,
  wordsOf,
);

function wordsOf(texts: Texts): ScreenWords<Beccato> {
  return {
    ...wordingOf(texts),
    options: texts.options,
    prompt: (view, names) => promptOf(texts, view, names),
    kinds: texts.kinds,
    thing: (signal) => texts.signals[signal as Signal],
    help: (view) => {
      const phase = phaseOf(view);
      return phase && { text: texts.phases[phase], clauses: PHASE_CLAUSES[phase] };
    },
    coach: (view) => coachOf(texts, view),
    phrases: texts.phrases,
    ending: (view) => endingOf(texts, view),
    team: ({ teams, teamSize }, seats, seat) =>
      teams === "drawn" ? undefined : texts.guilds[guildOf(teamOfPlace(seats, teamSize, seat))],
    teamOf: (view, seat) => texts.guilds[guildOf(teamOf(view, seat))],
    score: (_, score) => texts.score(score),
  };
}
