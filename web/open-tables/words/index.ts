import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type OpenTablesWords } from "./it.ts";

const WORDS = { it, en };

export function openTablesWords(): OpenTablesWords {
  return WORDS[language.value];
}
