import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  declaration: ({ handSize, compulsoryHand }) => {
    const [part, twice] =
      handSize === 4 ? ["quarter", ", and the first player to come in must take two"] : ["third", ""];
    return `Pass, stand pat (keep all your cards), or choose the cards to exchange and tap Exchange. Each trick is worth a ${part} of the pot; if you play and take none, you pay the bestia${twice}.${compulsoryHand ? " After a hand without a bestia nobody may pass." : ""}`;
  },
  blind: () =>
    "If you've passed you can still come in blind: you throw your hand away, draw a new one from the stock and play with that, whatever you get.",
  play: ({ overtrump }) =>
    `Follow suit; if you can't, play a trump, ${overtrump ? "a higher one than those on the table if you have it" : "even a lower one"}; if you have none, play what you like. Double-tap a card, or choose it and tap its place on the table, or drag it there.`,
};
