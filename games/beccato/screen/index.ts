import type { GameScreen } from "@tavolata/kit";
import type { Beccato } from "../rules/index.ts";
import { loadHints } from "../texts/advice.ts";
import { loadClauses } from "../texts/clauses.ts";
import { fetchFigures } from "./figures.tsx";
import { openView } from "./open-view.ts";
import { refuseBots } from "./people-only.ts";
import { isSmallTalk } from "./small-talk.ts";
import { fetchArt } from "./sprites.tsx";
import { isReactedTo, isReaction, steps } from "./steps.ts";
import { Table } from "./table.tsx";
import { learn, words } from "./words.ts";

export const screen: GameScreen<Beccato> = {
  name: "beccato",
  words,
  learn: async (language) => {
    await Promise.all([learn(language), fetchArt(), fetchFigures()]);
  },
  Table,
  steps,
  isReactedTo,
  isReaction,
  isSmallTalk,
  isChapter: ({ type }) => type === "roundBegins",
  isHushed: ({ options, phase }) => options.table === "online" && (phase === "round" || phase === "shouted"),
  openView,
  refuseBots,
  rulebook: async (language) => {
    const { basics, advice } = await loadHints(language);
    return { basics, advice, clauses: await loadClauses(language) };
  },
};
