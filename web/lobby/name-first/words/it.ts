import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  ask: "Come ti chiami?",
  goOn: "Avanti",
  stay: (name: string) => `Va bene ${name}`,
};

export type NameFirstWords = Widen<typeof it>;
