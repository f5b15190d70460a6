import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type CardWords, it } from "./it.ts";

const WORDS = { it, en };

export function cardWords(): CardWords {
  return WORDS[language.value];
}
