import type { Random } from "@tavolata/kernel";
import type { Span } from "./levels.ts";

const FINE = 1_000_000;

export function happens(rate: number, random: Random): boolean {
  return random.below(FINE) < rate * FINE;
}

export function timeIn([least, most]: Span, random: Random): number {
  return least + random.below(most - least + 1);
}
