import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it } from "./it.ts";

const WORDS = { it, en };

/** They come with the profile: few people change their face. */
export function profileWords(): typeof it {
  return WORDS[language.value];
}
