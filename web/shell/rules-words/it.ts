import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  basics: "Il gioco in poche righe",
  now: "Cosa fare adesso",
  clauses: "Le regole in gioco adesso",
  all: "Tutte le regole",
  advice: "Consigli di chi gioca",
};

export type RulesWords = Widen<typeof it>;
