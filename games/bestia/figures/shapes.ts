import type { Shapes } from "@tavolata/figures/player";

const POSITIONS = ["all", "leader", "between", "dealer"] as const;

export const SHAPES = {
  plays: { kind: "rates", rows: POSITIONS },
  bestie: { kind: "rates", rows: POSITIONS },
  net: { kind: "means", rows: POSITIONS, scale: 10, within: 1 },
} as const satisfies Shapes;

export type Position = Exclude<(typeof POSITIONS)[number], "all">;
