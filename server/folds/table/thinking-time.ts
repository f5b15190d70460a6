import { hashOf } from "@tavolata/kernel";

/** How fast the bots of a table move: as people do, or as fast as eyes can follow. */
export type Pace = "quick" | "human";

const MEDIAN_MS = 1300;
const HUMAN_MS = { least: 500, most: 4000 };
const QUICK_MS = { least: 150, most: 400 };

/**
 * How long a bot appears to think, in whole milliseconds. It follows from a number in [0, 1) and the table's pace and
 * from nothing else: if cards or choices went into it, players could read them off the delay.
 *
 * The shape is log-logistic, which looks like the log-normal of human answers but is made of square roots alone;
 * those are exact everywhere, so all nodes come to the same millisecond.
 */
export function thinkingTime({ dice, pace = "human" }: { dice: number; pace?: Pace }): number {
  if (!(dice >= 0 && dice < 1)) throw new RangeError("dice are a number from 0 up to 1, 1 not included");
  const unbounded = MEDIAN_MS * Math.sqrt(Math.sqrt(dice / (1 - dice)));
  const human = Math.min(HUMAN_MS.most, Math.max(HUMAN_MS.least, unbounded));
  if (pace === "human") return Math.round(human);
  const share = (human - HUMAN_MS.least) / (HUMAN_MS.most - HUMAN_MS.least);
  return Math.round(QUICK_MS.least + share * (QUICK_MS.most - QUICK_MS.least));
}

const BYTES = 6;

/** A number in [0, 1) from a text, the same on every node. */
export function diceFrom(text: string): number {
  const number = hashOf(text)
    .subarray(0, BYTES)
    .reduce((sum, byte) => sum * 256 + byte, 0);
  return number / 2 ** (8 * BYTES);
}
