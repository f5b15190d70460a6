import { languageLoader } from "@tavolata/kit";
import type { Later } from "../texts/it/later.ts";

/** The words of what is loaded late, loaded along with it. */
export const { loadLanguage: loadLater, useTexts: useLater } = languageLoader<Later, null>(
  {
    it: async () => (await import("../texts/it/later.ts")).later,
    en: async () => (await import("../texts/en/later.ts")).later,
  },
  () => null,
);
