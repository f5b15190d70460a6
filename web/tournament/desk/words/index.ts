import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type DeskWords, it } from "./it.ts";

const WORDS = { it, en };

export function deskWords(): DeskWords {
  return WORDS[language.value];
}
