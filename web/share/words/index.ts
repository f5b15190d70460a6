import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type ShareWords } from "./it.ts";

const WORDS = { it, en };

export function shareWords(): ShareWords {
  return WORDS[language.value];
}
