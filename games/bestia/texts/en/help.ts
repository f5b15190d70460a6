import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  declaration: ({ handSize, compulsoryHand }) => {
    const [part, twice] =
      handSize === 4 ? ["quarter", ", and the first player to decide to play must take two"] : ["third", ""];
    return `Pass, stand pat with the cards you have, or choose the cards to exchange and tap Exchange. Each trick is worth a ${part} of the pot; if you play and take none, you pay the bestia${twice}.${compulsoryHand ? " After a hand without a bestia nobody may pass." : ""}`;
  },
  blind: () =>
    "If you have passed you may still come in blind: you throw your hand away, draw another one from the stock and play with that, whatever it is.",
  play: ({ overtrump }) =>
    `Follow suit; if you cannot, play a trump, ${overtrump ? "a higher one than those on the table if you have it" : "even a lower one"}; if you have none, play what you like. Double-tap a card, or choose it and tap its place on the table, or drag it there.`,
};
