import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type DeckPageWords, it } from "./it.ts";

const WORDS = { it, en };

/** They come with what decks are written in. */
export function deckWords(): DeckPageWords {
  return WORDS[language.value];
}
