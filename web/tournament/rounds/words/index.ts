import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type RoundsWords } from "./it.ts";

const WORDS = { it, en };

export function roundsWords(): RoundsWords {
  return WORDS[language.value];
}
