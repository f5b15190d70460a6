import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  waits: (name: string) => `Il tavolo aspetta ${name}.`,
  nudge: "Fai un fischio",
  nudged: "Fischio mandato",
  waitsForYou: "Il tavolo aspetta te.",
  nudgedYou: (name: string) => `${name} ti ha fatto un fischio: tocca a te!`,
  letBot: "Fai giocare un bot",
  letSitOut: "Vai avanti senza",
  letBotVotes: (votes: number, needed: number) => `${votes} di ${needed} d'accordo`,
};

export type AwaitedWords = Widen<typeof it>;
