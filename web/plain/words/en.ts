import type { PlainWords } from "./it.ts";

export const en: PlainWords = {
  table: "On the table",
  seats: "Who plays",
  score: (score) => `Score: ${score}`,
  phrases: ["Well played!", "What bad luck!", "Your turn!", "One moment…", "Thanks for the game!"],
};
