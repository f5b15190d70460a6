import { language } from "@tavolata/kit";
import { addRefusals } from "../../../words/index.ts";
import { en } from "./en.ts";
import { it, type SeasonWords } from "./it.ts";

const WORDS = { it, en };
addRefusals({ it: it.refusals, en: en.refusals });

export function seasonWords(): SeasonWords {
  return WORDS[language.value];
}
