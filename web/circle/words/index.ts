import { language } from "@tavolata/kit";
import { addRefusals } from "../../words/index.ts";
import { en } from "./en.ts";
import { type CircleWords, it } from "./it.ts";

const WORDS = { it, en };
addRefusals({ it: it.refusals, en: en.refusals });

export function circleWords(): CircleWords {
  return WORDS[language.value];
}
