/** What is refused only where parts of the page are open that are fetched later; their own words say it. */
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
