import type { GameScreen } from "@tavolata/kit";
import type { SchickiMicki } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { keyOf } from "./keys.ts";
import { isReactedTo, isReaction, picturesOf, whenPainted } from "./pictures.ts";
import { isSmallTalk } from "./small-talk.ts";
import { Table } from "./table.tsx";
import { loadLanguage, words } from "./words.ts";

export const screen: GameScreen<SchickiMicki> = {
  name: "schicki-micki",
  words,
  loadLanguage,
  Table,
  pictures: picturesOf,
  cardStyles: ["patterns"],
  isReactedTo,
  isReaction,
  isChapter: ({ type }) => type === "settled",
  keyOf,
  whenPainted,
  isSmallTalk,
  isOnScreenOnly: ({ options }) => options.table === "oneTable",
  readFile: async (_, text, language) => (await import("./deck-file.ts")).readDeck(text, language),
  fileEditor: async () => (await import("./deck-editor.tsx")).deckEditor,
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice, clauses: await loadClauses(language) };
  },
};
