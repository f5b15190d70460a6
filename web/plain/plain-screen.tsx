import type { GameManifest, GameTypes, Wording } from "@tavolata/kernel";
import type { GameScreen, Language } from "@tavolata/kit";
import { PlainTable } from "./plain-table.tsx";
import { screenWords } from "./screen-words.ts";

/** Time to read what was told before the next thing happens. */
const READING = 500;

/** The screen of a game that brings no drawing: its manifest and its words are enough to play it. */
export function plainScreen(
  { name, tagline }: GameManifest,
  wordings: Readonly<Record<Language, Wording<GameTypes>>>,
): GameScreen {
  const said = { it: screenWords("it", wordings.it), en: screenWords("en", wordings.en) };
  const words = (language: Language) => said[language];
  return {
    name,
    words,
    loadLanguage: async () => {},
    Table: ({ view, scene }) => <PlainTable screen={{ words }} view={view} scene={scene} />,
    pictures: ({ after }) => [{ view: after, lasts: READING }],
    rulebook: async (language) => ({
      basics: wordings[language].basics ?? [tagline[language]],
      clauses: {},
      advice: [],
    }),
  };
}
