import type { GameManifest } from "@tavolata/kernel";

export const manifest = {
  name: "schicki-micki",
  order: 3,
  title: "Schicki Micki",
  tagline: {
    it: "Alla serata di gala due signore con lo stesso cappello? Chi se ne accorge per primo prende le carte.",
    en: "Two ladies in the same hat at the gala? The first to notice takes the cards.",
  },
  seats: { min: 2, max: 7 },
  aroundScreen: { table: "oneTable" },
  firstBots: "friendly",
} as const satisfies GameManifest;
