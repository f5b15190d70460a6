import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  actionSeconds: {
    label: "Seconds for an action",
    help: "How long there is for each action and each choice. Then cards are drawn, or the first possible choice is made.",
    values: { "0": "no limit" },
  },
  reactionSeconds: {
    label: "Seconds to answer",
    help: "How long the others have, all at once, to answer a card. Whoever does not answer lets it pass.",
    values: { "0": "no limit" },
  },
  tiedScares: {
    label: "Tied scares",
    help: "From the second final phase on, where scared pigeons go when Areas are tied. With the Crowd games end sooner; this rule is ours.",
    values: { deck: "back into the deck", folla: "into the Crowd" },
  },
  deck: {
    label: "Deck",
    help: "Ours, or one of your own: whoever has the box can type in their cards.",
    values: { unset: "ours", write: "write your own…" },
  },
};
