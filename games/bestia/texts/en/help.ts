import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  declaration: ({ handSize }) => {
    const [part, twice] =
      handSize === 4 ? ["quarter", ", and the first who decides to play must take two"] : ["third", ""];
    return `Pass, play served with the cards you have, or choose the cards to exchange and tap Exchange. Each trick is worth a ${part} of the pot; whoever plays and takes none pays the bestia${twice}.`;
  },
  blind: () =>
    "Whoever has passed may still come in blind: he throws his hand away, draws another one from the stock and plays with that, whatever it is.",
  play: () =>
    "Follow suit; if you cannot, play a trump, also a lower one; if you have none, play what you like. Double-tap a card, or choose it and tap its place on the table, or drag it there.",
};
