import type { GameManifest } from "@tavolata/kernel";

export const manifest = {
  name: "il-conto-prego",
  order: 1,
  title: "Il Conto, Prego!",
  tagline: {
    it: "Ordina, spezia, abbonda, e chi non ci crede chiede il conto.",
    en: "Order, spice, pile on, and anyone who doubts it asks for the bill.",
  },
  seats: { min: 3, max: 8 },
} as const satisfies GameManifest;
