import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type OfferWords } from "./it.ts";

const WORDS = { it, en };

export function offerWords(): OfferWords {
  return WORDS[language.value];
}
