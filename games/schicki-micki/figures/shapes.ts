import type { Shapes } from "@tavolata/figures/player";

const SITUATIONS = ["twoWorms", "identical", "several", "one"] as const;

export const SHAPES = {
  reaction: { kind: "spread", rows: SITUATIONS, scale: 1000, width: 100, bins: 50, within: 0.2 },
  first: { kind: "rates", rows: SITUATIONS },
  errors: { kind: "rates", rows: ["all", "call", "knock", "blue", "red"] },
} as const satisfies Shapes;
