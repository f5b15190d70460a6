import type { FileRead, Language } from "@tavolata/kit";
import { parseDeck } from "../rules/index.ts";
import { wordDeckProblem } from "../texts/deck-problem.ts";

/** PIC-30: the deck in a file, or everything that is wrong with it, with line and column. */
export async function readDeck(text: string, language: Language): Promise<FileRead> {
  const parsed = parseDeck(text);
  if (parsed.problems === undefined) return { value: parsed.deck };
  const [{ deck }, { editor }] = await Promise.all(
    language === "it"
      ? ([import("../texts/it/deck.ts"), import("../texts/it/editor.ts")] as const)
      : ([import("../texts/en/deck.ts"), import("../texts/en/editor.ts")] as const),
  );
  return {
    problems: parsed.problems.map((problem) => `${editor.at(problem)}: ${wordDeckProblem(deck, problem)}`),
  };
}
