import type { DeckProblem } from "../rules/index.ts";
import type { DeckTexts } from "./shape.ts";

/** Only who writes a deck reads these, so they are no part of what everybody loads. */
export function wordDeckProblem(texts: DeckTexts, problem: DeckProblem): string {
  const write = texts[problem.code] as (problem: DeckProblem) => string;
  return write(problem);
}
