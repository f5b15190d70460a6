import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type NameFirstWords } from "./it.ts";

const WORDS = { it, en };

/** They come with the question: whom we know is not asked. */
export function nameFirstWords(): NameFirstWords {
  return WORDS[language.value];
}
