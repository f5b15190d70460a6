import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type ReportWords } from "./it.ts";

const WORDS = { it, en };

export function reportWords(): ReportWords {
  return WORDS[language.value];
}
