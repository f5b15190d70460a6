import { ENGLISH } from "./lists/en.ts";
import { ITALIAN } from "./lists/it.ts";

/** The lists that come with the house, by language. */
export const WORD_LISTS = { it: ITALIAN, en: ENGLISH } as const;
export type WordList = keyof typeof WORD_LISTS;

/**
 * The words of these lists and of the operator's own file: one to a line, "-" before those that are taken off the lists,
 * "#" before what is nobody's word.
 */
export function wordsOf(lists: readonly WordList[], own: string): string[] {
  const lines = own
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim().toLowerCase())
    .filter((line) => line !== "");
  const off = new Set(lines.flatMap((line) => (line.startsWith("-") ? [line.slice(1).trim()] : [])));
  const added = lines.filter((line) => !line.startsWith("-"));
  return [...lists.flatMap((list) => WORD_LISTS[list]), ...added].filter((word) => !off.has(word));
}
