import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  connecting: "Mi collego…",
  quality: (ms: number) => `Linea: ${ms} ms andata e ritorno`,
};

export type DotWords = Widen<typeof it>;
