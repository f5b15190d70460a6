import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type HandOverWords, it } from "./it.ts";

const WORDS = { it, en };

export function handOverWords(): HandOverWords {
  return WORDS[language.value];
}
