import type { GameScreen } from "@tavolata/kit";
import type { Beccato } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { fetchFigures } from "./figures.tsx";
import { openView } from "./open-view.ts";
import { refuseBots } from "./people-only.ts";
import { isReactedTo, isReaction, isSmallTalk, picturesOf } from "./pictures.ts";
import { fetchArt } from "./sprites.tsx";
import { Table } from "./table.tsx";
import { loadLanguage, words } from "./words.ts";

export const screen: GameScreen<Beccato> = {
  name: "beccato",
  words,
  loadLanguage: async (language) => {
    await Promise.all([loadLanguage(language), fetchArt(), fetchFigures()]);
  },
  Table,
  pictures: picturesOf,
  isReactedTo,
  isReaction,
  isSmallTalk,
  isChapter: ({ type }) => type === "roundBegins",
  isChatMuted: ({ options, phase }) =>
    options.table === "online" && (phase === "round" || phase === "shouted"),
  openView,
  refuseBots,
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice, clauses: await loadClauses(language) };
  },
};
