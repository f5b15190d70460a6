import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type SharedScreenWords } from "./it.ts";

const WORDS = { it, en };

export function screenWords(): SharedScreenWords {
  return WORDS[language.value];
}
