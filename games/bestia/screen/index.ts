import { fetchItalianCards, type GameScreen } from "@tavolata/kit";
import { type Bestia, HIDDEN } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { openView } from "./open-view.ts";
import { picturesOf } from "./pictures.ts";
import { Table } from "./table.tsx";
import { loadLanguage, words } from "./words.ts";

export const screen: GameScreen<Bestia> = {
  name: "bestia",
  words,
  loadLanguage,
  Table,
  pictures: picturesOf,
  cardStyles: ["deck", "suitColours"],
  warmUp: fetchItalianCards,
  openView,
  // It goes without saying that others get cards one cannot see, and that play resumes.
  isSmallTalk: (event) => (event.type === "dealt" ? event.cards.includes(HIDDEN) : event.type === "resumes"),
  isAnytime: ({ type }) => type === "sitOut" || type === "back",
  isChapter: ({ type }) => type === "handBegins",
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice, clauses: await loadClauses(language) };
  },
};
