import { LEARNER } from "@tavolata/kernel";
import { playerAt, suitOf, trumpOf, type View } from "../rules/index.ts";

const HIGH = ["A", "3", "R"] as const;
export type HighRank = (typeof HIGH)[number];

/** How high the learner's trump is, if it is high. */
export function highTrumpIn(view: View): HighRank | undefined {
  const suit = suitOf(trumpOf(view));
  const { cards } = playerAt(view, LEARNER);
  return HIGH.find((rank) => cards.includes(`${rank}${suit}`));
}
