import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type PreferencesWords } from "./it.ts";

const WORDS = { it, en };

export function preferencesWords(): PreferencesWords {
  return WORDS[language.value];
}
