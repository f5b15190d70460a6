import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type DoorWords, it } from "./it.ts";

const WORDS = { it, en };

export function doorWords(): DoorWords {
  return WORDS[language.value];
}
