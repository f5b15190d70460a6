import type { Shapes } from "@tavolata/figures/player";

/** How many cards are called in all dishes together. */
const SIZES = ["upTo2", "upTo4", "upTo6", "upTo8", "more"] as const;

export const SHAPES = {
  believed: { kind: "rates", rows: ["true", "bluff"] },
  bills: { kind: "rates", rows: ["right", "caught"] },
  bluffs: { kind: "rates", rows: ["all", ...SIZES] },
  through: { kind: "rates", rows: ["all", ...SIZES] },
} as const satisfies Shapes;

export type Size = (typeof SIZES)[number];

export function sizeOf(dishes: readonly { readonly count: number }[]): Size {
  const cards = dishes.reduce((sum, { count }) => sum + count, 0);
  return SIZES[Math.min(SIZES.length, Math.ceil(cards / 2)) - 1] ?? "upTo2";
}
