import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type ClockWords, it } from "./it.ts";

const WORDS = { it, en };

export function clockWords(): ClockWords {
  return WORDS[language.value];
}
