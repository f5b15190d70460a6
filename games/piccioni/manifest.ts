import type { GameManifest } from "@tavolata/kernel";

export const manifest = {
  name: "piccioni",
  order: 4,
  title: "Piccioni",
  tagline: {
    it: "Il tuo superattico, i loro piccioni: via dal terrazzo, o in salotto come Trofei.",
    en: "Your penthouse, their pigeons: off the terrace, or into the parlour as Trophies.",
  },
  seats: { min: 2, max: 6 },
  firstGame: { reactionSeconds: 30 },
} as const satisfies GameManifest;
