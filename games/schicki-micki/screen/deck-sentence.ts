import type { DeckProblem } from "../rules/index.ts";
import type { DeckTexts } from "../texts/shape.ts";

/** What is wrong with a deck, in words. */
export function sentence(texts: DeckTexts, problem: DeckProblem): string {
  const word = texts[problem.code] as (problem: DeckProblem) => string;
  return word(problem);
}
