import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type RulesWords } from "./it.ts";

const WORDS = { it, en };

/** They come with the rules. */
export function rulesWords(): RulesWords {
  return WORDS[language.value];
}
