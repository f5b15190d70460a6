import type { DotWords } from "./it.ts";

export const en: DotWords = {
  connecting: "Connecting…",
  quality: (ms) => `Connection: ${ms} ms there and back`,
};
