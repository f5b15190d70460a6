import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type GamesWords, it } from "./it.ts";

const WORDS = { it, en };

export function gamesWords(): GamesWords {
  return WORDS[language.value];
}
