import type { Widen } from "@tavolata/kernel";
import { signed } from "../../../texts/grammar.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Si contano i punti",
  skip: "Salta",
  goOn: "Avanti",
  wins: (name: string) => `Vince ${name}!`,
  youWin: "Hai vinto!",
  you: "tu",
  trophies: "Trofei",
  terrace: "Sul terrazzo",
  nothing: "Nessun Trofeo, e il terrazzo è pulito",
  covered: "coperta",
  gives: (points: number) => (points > 0 ? `+${points}` : signed(points)),
  points: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? "punto" : "punti"}`,
  tied: "A pari punti vince chi ha meno carte sul terrazzo; poi chi siede più vicino a chi ha finito il mazzo.",
};

export type FinaleWords = Widen<typeof it>;
