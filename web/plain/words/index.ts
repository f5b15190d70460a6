import type { Language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type PlainWords } from "./it.ts";

/** What a table of words says where the game itself has no words for it. */
export const PLAIN_WORDS: Readonly<Record<Language, PlainWords>> = { it, en };
