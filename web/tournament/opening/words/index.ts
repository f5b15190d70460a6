import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type OpeningWords } from "./it.ts";

const WORDS = { it, en };

export function openingWords(): OpeningWords {
  return WORDS[language.value];
}
