import { type Language, language } from "./language.ts";

interface Learnt<Texts, Words> {
  readonly texts: Texts;
  readonly words: Words;
}

/** How a screen comes to speak: each language is loaded when somebody wants it, and kept. */
export interface LanguageLoader<Texts, Words> {
  loadLanguage(wanted: Language): Promise<void>;
  /** In a language that was learnt before. */
  words(wanted: Language): Words;
  /** In the present language; whoever draws with them is drawn again when it changes. */
  useTexts(): Texts;
  useWords(): Words;
}

export function languageLoader<Texts, Words>(
  load: (wanted: Language) => Promise<Texts>,
  wordsOf: (texts: Texts) => Words,
): LanguageLoader<Texts, Words> {
  const learnt = new Map<Language, Learnt<Texts, Words>>();
  const inLanguage = (wanted: Language) => {
    const known = learnt.get(wanted);
    if (known === undefined) throw new Error(`nobody has learnt ${wanted} yet`);
    return known;
  };
  return {
    loadLanguage: async (wanted) => {
      const texts = await load(wanted);
      learnt.set(wanted, { texts, words: wordsOf(texts) });
    },
    words: (wanted) => inLanguage(wanted).words,
    useTexts: () => inLanguage(language.value).texts,
    useWords: () => inLanguage(language.value).words,
  };
}
