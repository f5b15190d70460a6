import { ordinal } from "../../../words/en/ordinal.ts";
import type { GamesWords } from "./it.ts";

export const en: GamesWords = {
  title: "My games",
  back: "Back to your profile",
  which: "Which game",
  all: "All",
  with: (name) => `With ${name}`,
  everybody: "With anybody",
  more: "More",
  empty: "No games yet",
  emptyText: "Those you finish are found here: with whom, how it went, and to watch again when you like.",
  emptyHere: "You haven't finished one of these yet.",
  play: "Let's play",
  place: ordinal,
  rated: "rated",
  brokenOff: "broken off",
  left: "left early",
  somebody: "Somebody",
  team: (n) => `team ${n}`,
  score: "Points",
  replay: "Watch again",
  replayOf: (game, when) => `Watch again: ${game}, ${when}`,
  together: "The games together",
};
