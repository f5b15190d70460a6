import { type CardNames, cardWords } from "../card-words.ts";

const PIPS = { A: "asso", "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", F: "fante", R: "re" };

const OF_ITALY: CardNames = {
  ranks: { ...PIPS, C: "cavallo" },
  suits: { D: "denari", C: "coppe", B: "bastoni", S: "spade" },
};

const OF_FRANCE: CardNames = {
  ranks: { ...PIPS, C: "donna" },
  suits: { D: "quadri", C: "cuori", B: "fiori", S: "picche" },
};

const ARTICLES: Readonly<Record<string, string>> = { asso: "l'", donna: "la " };

const wordsOf = (names: CardNames) =>
  cardWords(
    names,
    (rank, suit) => `${rank} di ${suit}`,
    (rank, card) => `${ARTICLES[rank] ?? "il "}${card}`,
  );

export const italianCards = wordsOf(OF_ITALY);
export const frenchCards = wordsOf(OF_FRANCE);
