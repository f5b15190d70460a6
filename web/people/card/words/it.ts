import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  together: (n: number) =>
    n === 0
      ? "Non avete ancora finito una partita insieme."
      : n === 1
        ? "Una partita insieme"
        : `${n} partite insieme`,
  last: (when: string) => `l'ultima volta: ${when}`,
  rating: (value: number, plusMinus: number) => `${value} ± ${plusMinus}`,
  ratings: "Classifica",
  hidden: "I suoi numeri non li mostra.",
  you: "Sei tu.",
  nothing: "Al momento non se ne sa di più.",
  atTable: "Chi c'è al tavolo",
};

export type CardWords = Widen<typeof it>;
