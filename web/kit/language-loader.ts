import { type Language, language } from "./language.ts";

interface Loaded<Texts, Words> {
  readonly texts: Texts;
  readonly words: Words;
}

/** How a screen gets its words: each language is loaded when somebody wants it, and kept. */
export interface LanguageLoader<Texts, Words> {
  loadLanguage(wanted: Language): Promise<void>;
  /** In a language that was loaded before. */
  words(wanted: Language): Words;
  /** In the present language; a part that draws with them is drawn again when it changes. */
  useTexts(): Texts;
  useWords(): Words;
}

export function languageLoader<Texts, Words>(
  load: Readonly<Record<Language, () => Promise<Texts>>>,
  wordsOf: (texts: Texts) => Words,
): LanguageLoader<Texts, Words> {
  const loaded = new Map<Language, Loaded<Texts, Words>>();
  const inLanguage = (wanted: Language) => {
    const known = loaded.get(wanted);
    if (known === undefined) throw new Error(`${wanted} has not been loaded yet`);
    return known;
  };
  return {
    loadLanguage: async (wanted) => {
      const texts = await load[wanted]();
      loaded.set(wanted, { texts, words: wordsOf(texts) });
    },
    words: (wanted) => inLanguage(wanted).words,
    useTexts: () => inLanguage(language.value).texts,
    useWords: () => inLanguage(language.value).words,
  };
}
