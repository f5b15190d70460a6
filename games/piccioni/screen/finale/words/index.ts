import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type FinaleWords, it } from "./it.ts";

const WORDS = { it, en };

export function finaleWords(): FinaleWords {
  return WORDS[language.value];
}
