import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type ChatWords, it } from "./it.ts";

const WORDS = { it, en };

export function chatWords(): ChatWords {
  return WORDS[language.value];
}
