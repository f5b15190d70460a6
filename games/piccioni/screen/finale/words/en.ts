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
  tied: "On equal points, fewer cards on the terrace win; then the seat nearest to the player who emptied the deck.",
};
