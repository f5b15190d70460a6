import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  actionSeconds: {
    label: "Seconds per action",
    help: "How long you have for each action and each choice. After that, cards are drawn, or the first possible choice is made.",
    values: { "0": "no limit" },
  },
  reactionSeconds: {
    label: "Seconds to answer",
    help: "How long everybody has, at the same time, for each round of answers to a card. No answer means letting it pass.",
    values: { "0": "no limit" },
  },
  tiedScares: {
    label: "Tied scares",
    help: "Where scared pigeons go when Areas are tied, from the second final phase on. With the Crowd, games end sooner; this rule is ours.",
    values: { deck: "back into the deck", folla: "into the Crowd" },
  },
  deck: {
    label: "Deck",
    help: "Ours, or your own: if you have the box, you can type in your cards.",
    values: { unset: "ours", write: "write your own…" },
  },
};
