import { fetchItalianCards, type GameScreen } from "@tavolata/kit";
import type { Bestia } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { openView } from "./open-view.ts";
import { isSmallTalk } from "./small-talk.ts";
import { steps } from "./steps.ts";
import { Table } from "./table.tsx";
import { learn, words } from "./words.ts";

export const screen: GameScreen<Bestia> = {
  name: "bestia",
  words,
  learn,
  Table,
  steps,
  cardLooks: ["deck", "suitColours"],
  warmUp: fetchItalianCards,
  openView,
  isSmallTalk,
  isAnytime: ({ type }) => type === "sitOut" || type === "back",
  isChapter: ({ type }) => type === "handBegins",
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice, clauses: await loadClauses(language) };
  },
};
