import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type DotWords, it } from "./it.ts";

const WORDS = { it, en };

/** They come with the dot. */
export function dotWords(): DotWords {
  return WORDS[language.value];
}
