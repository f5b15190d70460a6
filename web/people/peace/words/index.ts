import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type PeaceWords } from "./it.ts";

const WORDS = { it, en };

export function peaceWords(): PeaceWords {
  return WORDS[language.value];
}
