import type { Shapes } from "@tavolata/figures/player";

export const SHAPES = {
  turns: { kind: "rates", rows: ["swapped", "stopped"] },
  rounds: { kind: "rates", rows: ["lost"] },
} as const satisfies Shapes;
