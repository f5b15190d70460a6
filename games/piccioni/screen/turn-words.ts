import { language } from "@tavolata/kit";
import { turn as en } from "../texts/en/turn.ts";
import { turn as it, type TurnWords } from "../texts/it/turn.ts";

const WORDS = { it, en };

export function turnWords(): TurnWords {
  return WORDS[language.value];
}
