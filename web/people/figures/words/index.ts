import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type FiguresWords, it } from "./it.ts";

const WORDS = { it, en };

export function figuresWords(): FiguresWords {
  return WORDS[language.value];
}
