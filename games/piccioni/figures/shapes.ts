import type { Shapes } from "@tavolata/figures/player";

export const SHAPES = {
  trophies: {
    kind: "means",
    rows: ["all", "grasso", "infame", "picciona", "stupido", "zoppo", "guano"],
    least: 0,
    within: 1,
  },
  guano: { kind: "means", rows: ["received", "given", "left"], least: 0, within: 1 },
  pigeons: { kind: "means", rows: ["received", "left"], least: 0, within: 2 },
} as const satisfies Shapes;
