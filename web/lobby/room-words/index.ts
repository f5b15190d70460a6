import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type RoomWords } from "./it.ts";

const WORDS = { it, en };

/** What only a table before its game says: the page that everybody loads first does without. */
export function roomWords(): RoomWords {
  return WORDS[language.value];
}
