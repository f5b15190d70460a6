import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type SheetWords } from "./it.ts";

const WORDS = { it, en };

/** What only the sheet of a game says: the first page is there before anybody opens one. */
export function sheetWords(): SheetWords {
  return WORDS[language.value];
}
