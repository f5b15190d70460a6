import { language } from "@tavolata/kit";
import { addRefusals } from "../../../words/index.ts";
import { en } from "./en.ts";
import { it, type MeWords } from "./it.ts";

const WORDS = { it, en };
addRefusals({ it: it.refusals, en: en.refusals });

export function meWords(): MeWords {
  return WORDS[language.value];
}
