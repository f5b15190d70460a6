import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type PrivacyWords } from "./it.ts";

const WORDS = { it, en };

export function privacyWords(): PrivacyWords {
  return WORDS[language.value];
}
