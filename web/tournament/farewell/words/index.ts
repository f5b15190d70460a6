import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type FarewellWords, it } from "./it.ts";

const WORDS = { it, en };

export function farewellWords(): FarewellWords {
  return WORDS[language.value];
}
