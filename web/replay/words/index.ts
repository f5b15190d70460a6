import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type ReplayWords } from "./it.ts";

const WORDS = { it, en };

/** They come with the replay: people who only play do not need them. */
export function replayWords(): ReplayWords {
  return WORDS[language.value];
}
