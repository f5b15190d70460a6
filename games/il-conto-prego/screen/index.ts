import { fetchFrenchCards, type GameScreen } from "@tavolata/kit";
import type { IlConto } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { openView } from "./open-view.ts";
import { picturesOf } from "./pictures.ts";
import { isSmallTalk } from "./small-talk.ts";
import { Table } from "./table.tsx";
import { loadLanguage, words } from "./words.ts";

export const screen: GameScreen<IlConto> = {
  name: "il-conto-prego",
  words,
  loadLanguage,
  Table,
  pictures: picturesOf,
  cardStyles: ["suitColours"],
  warmUp: fetchFrenchCards,
  openView,
  isSmallTalk,
  isChapter: ({ type }) => type === "handBegins",
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice: Object.values(advice), clauses: await loadClauses(language) };
  },
};
