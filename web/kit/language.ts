import { signal } from "@preact/signals";

export const LANGUAGES = ["it", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language everything is said in now; a part that reads it while drawing is drawn again when it changes. */
export const language = signal<Language>("it");

/** The language a person most likely reads, of those we have. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (known !== undefined) return known;
  }
  return "en";
}
