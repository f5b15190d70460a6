import type { PlainWords } from "./it.ts";

export const en: PlainWords = {
  table: "On the table",
  seats: "Who plays",
  score: (score) => `Score: ${score}`,
  phrases: ["Well played!", "What bad luck!", "Your turn!", "One moment…", "Thanks for the game!"],
  now: "Now",
  state: "How things stand",
  cards: "What the cards say",
  moves: "Your moves",
  noMoves: "Nothing to do right now: listen.",
  choose: (least, most) => (least === most ? `Choose ${least}` : `Choose ${least} to ${most}`),
  amount: (least, most) => `${least} to ${most}`,
  do: "Done",
};
