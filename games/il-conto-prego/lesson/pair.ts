import { LEARNER } from "@tavolata/kernel";
import { playerAt, type Rank, type View } from "../rules/index.ts";

/** In the middle, so that it can be spiced. */
const MIDDLE: readonly Rank[] = ["5", "6", "7", "8", "9", "T"];

/** The rank that the learner has two of, to open with. */
export function pairIn(view: View): Rank | undefined {
  const { cards } = playerAt(view, LEARNER);
  return MIDDLE.find((rank) => cards.filter((card) => card[0] === rank).length === 2);
}
