import type { FileRead, Language } from "@tavolata/kit";
import { parseDeck } from "../rules/deck.ts";
import { sentence } from "./deck-sentence.ts";

/** SCH-3: a deck that somebody has written, or all that is wrong with it. */
export async function readDeck(text: string, language: Language): Promise<FileRead> {
  const parsed = parseDeck(text);
  if (parsed.problems === undefined) return { value: parsed.cards };
  const { deck } = await (language === "it" ? import("../texts/it/deck.ts") : import("../texts/en/deck.ts"));
  return { problems: parsed.problems.map((problem) => sentence(deck, problem)) };
}
