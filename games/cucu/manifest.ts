import type { GameManifest } from "@tavolata/kernel";

export const manifest = {
  name: "cucu",
  template: true,
  title: "Cucù",
  tagline: {
    it: "Una carta a testa: tienila, o passala al vicino prima che sia la più bassa.",
    en: "One card each: keep it, or pass it on before it turns out to be the lowest.",
  },
  seats: { min: 3, max: 10 },
} as const satisfies GameManifest;
