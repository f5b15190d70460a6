import { language } from "@tavolata/kit";
import { learnRefusals } from "../../words/index.ts";
import { en } from "./en.ts";
import { type ChipsWords, it } from "./it.ts";

const WORDS = { it, en };
learnRefusals({ it: it.refusals, en: en.refusals });

export function chipsWords(): ChipsWords {
  return WORDS[language.value];
}
