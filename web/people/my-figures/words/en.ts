import type { FiguresPageWords } from "./it.ts";

export const en: FiguresPageWords = {
  title: "My numbers",
  back: "Back to your profile",
  intro: "Counted in the games you finished, game by game. Only you see them, unless you choose otherwise.",
  empty: "Nothing to count yet",
  emptyText: "After a few finished games, this is how you play.",
  play: "Let's play",
  counted: (n) => (n === 1 ? "Counted in one game." : `Counted in ${n} games.`),
  rating: (value, plusMinus) => `Rating: ${value} ± ${plusMinus}`,
  ratedGames: (n) => (n === 1 ? "one rated game" : `${n} rated games`),
};
