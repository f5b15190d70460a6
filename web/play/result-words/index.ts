import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type ResultWords } from "./it.ts";

const WORDS = { it, en };

export function resultWords(): ResultWords {
  return WORDS[language.value];
}
