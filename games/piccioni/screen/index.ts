import type { GameScreen } from "@tavolata/kit";
import type { Piccioni } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { openView } from "./open-view.ts";
import { isSmallTalk, picturesOf } from "./pictures.ts";
import { fetchArt } from "./sprites.tsx";
import { Table } from "./table.tsx";
import { loadLanguage, words } from "./words.ts";

export const screen: GameScreen<Piccioni> = {
  name: "piccioni",
  words,
  loadLanguage: async (language) => {
    await Promise.all([loadLanguage(language), fetchArt()]);
  },
  Table,
  pictures: picturesOf,
  isSmallTalk,
  isChapter: ({ type }) => type === "turnBegins",
  openView,
  cardTexts: async () => (await import("./card-texts.ts")).cardTexts,
  readFile: async (_, text, language) => (await import("./deck-file.ts")).readDeck(text, language),
  fileEditor: async () => (await import("./deck-editor.tsx")).deckEditor,
  reckoning: async () => (await import("./finale/index.ts")).PointsOf,
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice, clauses: await loadClauses(language) };
  },
};
