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
  wantMore: (names, n) => (n === 1 ? `${names} wants another one.` : `${names} want another one.`),
  thinking: (names, n) => (n === 1 ? `${names} is still thinking.` : `${names} are still thinking.`),
  toStandings: "To the standings",
  replay: "Watch the game again",
  picture: "Make a picture of it",
  lobby: "Back to the lobby",
  brokenOff: "The game was broken off.",
  closed: "The table is closed.",
  closedWithChips: "The table is closed: everybody's chips are back in their purse.",
};
