import type { GameManifest } from "@tavolata/kernel";

export const manifest = {
  name: "beccato",
  order: 5,
  title: "Beccato!",
  tagline: {
    it: "Tre polli uguali, un segnale segreto ai compagni, e non farti beccare.",
    en: "Three equal chickens, a secret signal to your mates, and do not get caught.",
  },
  seats: { min: 4, max: 9 },
  teams: true,
  firstGame: { passSeconds: 40 },
  aroundScreen: { table: "oneTable" },
} as const satisfies GameManifest;
