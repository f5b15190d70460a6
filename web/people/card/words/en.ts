import type { CardWords } from "./it.ts";

export const en: CardWords = {
  together: (n) =>
    n === 0
      ? "You haven't finished a game together yet."
      : n === 1
        ? "One game together"
        : `${n} games together`,
  last: (when) => `the last one ${when}`,
  rating: (value, plusMinus) => `${value} ± ${plusMinus}`,
  ratings: "Rating",
  hidden: "They don't show their numbers.",
  you: "That's you.",
  nothing: "There's no more to tell just now.",
  atTable: "Who is at the table",
};
