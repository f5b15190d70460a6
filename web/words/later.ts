/** What is refused only in parts of the page that are fetched later; these bring the words for it. */
export type ChipsCode = "chips-missing" | "purse-too-short" | "no-stand-in";

export type TournamentCode =
  | "tournament-table"
  | "no-tournaments"
  | "no-such-tournament"
  | "tournament-full"
  | "tournament-started"
  | "tournament-not-running"
  | "too-few-players"
  | "in-already"
  | "not-in-it";
