import { type CardNames, cardWords } from "../card-words.ts";

const PIPS = {
  A: "ace",
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  F: "jack",
  R: "king",
};

const OF_ITALY: CardNames = {
  ranks: { ...PIPS, C: "knight" },
  suits: { D: "coins", C: "cups", B: "clubs", S: "swords" },
};

const OF_FRANCE: CardNames = {
  ranks: { ...PIPS, C: "queen" },
  suits: { D: "diamonds", C: "hearts", B: "clubs", S: "spades" },
};

const wordsOf = (names: CardNames) =>
  cardWords(
    names,
    (rank, suit) => `${rank} of ${suit}`,
    (_, card) => `the ${card}`,
  );

export const italianCards = wordsOf(OF_ITALY);
export const frenchCards = wordsOf(OF_FRANCE);
