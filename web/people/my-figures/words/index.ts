import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type FiguresPageWords, it } from "./it.ts";

const WORDS = { it, en };

export function figuresPageWords(): FiguresPageWords {
  return WORDS[language.value];
}
