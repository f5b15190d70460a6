import type { OfferWords } from "./it.ts";

export const en: OfferWords = {
  text: "So far only this browser knows you.",
  keep: "Keep your name, games and chips",
};
