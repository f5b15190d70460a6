import type { Widen } from "@tavolata/kernel";

export const it = {
  tooFew: "Ancora troppo poche partite per dirlo.",
  of: (hits: string, n: string) => `${hits} su ${n}`,
  times: ["volta", "volte"] as [string, string],
  between: (low: string, high: string) => `fra ${low} e ${high}`,
  key: "La linea sottile con i due tratti: il valore vero sta lì dentro 95 volte su 100.",
  notThere: "Non si è riusciti a prendere le parole per questi numeri.",
};

export type FiguresWords = Widen<typeof it>;
