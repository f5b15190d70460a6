import { ordinal } from "../../words/en/ordinal.ts";
import type { ResultWords } from "./it.ts";

export const en: ResultWords = {
  title: "Game over",
  youWin: "You win!",
  yourTeamWins: "Your team wins!",
  wins: (names) => `${names} wins`,
  winMany: (names) => `${names} win`,
  place: ordinal,
  again: "Another one!",
  waiting: "Waiting for the others…",
  replay: "Watch the game again",
  lobby: "Back to the lobby",
  brokenOff: "The game was broken off.",
  closed: "The table is closed.",
  closedWithChips: "The table is closed: everybody's chips are back in their purse.",
};
