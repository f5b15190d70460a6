import type { Lesson } from "@tavolata/kernel";
import { type Cucu, HIDDEN, heightOf, RULES, type View } from "../rules/index.ts";

/** How high the learner's card is. */
function ownHeight({ players: [learner] }: View): number {
  const card = learner?.held?.card ?? HIDDEN;
  return card === HIDDEN ? -1 : heightOf(card);
}

const LOW = heightOf("3D");
const HIGH = heightOf("7D");

/** A bad card is passed on, the card that comes for it is good, and somebody else pays. */
export const LESSON: Lesson<Cucu> = {
  rules: RULES,
  seats: 3,
  options: {},
  seed: 1,
  others: () => ({ type: "keep" }),
  steps: [
    { key: "card", needs: (view) => view.turn === 0 && ownHeight(view) <= LOW },
    { key: "swap", teaches: () => [{ type: "swap" }] },
    { key: "better", needs: (view) => ownHeight(view) >= HIGH },
    {
      key: "turnedUp",
      before: [{ by: "others" }],
      needs: ({ lastRound, turn }) => lastRound?.losers.join() === "1" && turn === 0,
    },
  ],
};
