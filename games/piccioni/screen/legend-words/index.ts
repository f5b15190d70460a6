import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type LegendWords } from "./it.ts";

const WORDS = { it, en };

export function legendWords(): LegendWords {
  return WORDS[language.value];
}
