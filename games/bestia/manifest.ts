import type { GameManifest } from "@tavolata/kernel";

export const manifest = {
  name: "bestia",
  order: 2,
  title: "Bestia",
  tagline: {
    it: "Tre carte, tre prese, un piatto; e chi gioca senza prendere paga la bestia.",
    en: "Three cards, three tricks, one pot; play and take none, and you pay the bestia.",
  },
  seats: { min: 2, max: 10 },
  tournament: {
    fixed: { table: "tournament", manyTables: true },
    asked: { handSize: 3, stack: 2000, ante: 10, levelMinutes: 5, decisionSeconds: 30 },
    least: { levelMinutes: 1 },
  },
  firstGame: { hands: 12 },
  free: { table: "tournament", levelMinutes: 5, entry: 0 },
} as const satisfies GameManifest;
