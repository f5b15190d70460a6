import { signed } from "../../../texts/grammar.ts";
import type { FinaleWords } from "./it.ts";

export const en: FinaleWords = {
  title: "Counting the points",
  skip: "Skip",
  goOn: "Go on",
  wins: (name) => `${name} wins!`,
  youWin: "You win!",
  you: "you",
  trophies: "Trophies",
  terrace: "On the terrace",
  nothing: "No Trophies, and a clean terrace",
  covered: "face down",
  gives: (points) => (points > 0 ? `+${points}` : signed(points)),
  points: (n) => `${signed(n)} ${Math.abs(n) === 1 ? "point" : "points"}`,
  tied: "Of those with the same points, fewer cards on the terrace come first, then the seat nearest to who emptied the deck.",
};
