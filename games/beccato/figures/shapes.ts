import type { Shapes } from "@tavolata/figures/player";

export const SHAPES = {
  signals: { kind: "rates", rows: ["mate", "rival", "caught"] },
  seen: { kind: "rates", rows: ["mates", "rivals"] },
  shouts: { kind: "rates", rows: ["coccode", "beccato", "chicchirichi"] },
  gestures: { kind: "rates", rows: ["feigned"] },
  made: { kind: "means", rows: ["real", "feigned"], least: 0, within: 2 },
} as const satisfies Shapes;
