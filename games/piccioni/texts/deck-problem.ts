import type { DeckProblem } from "../rules/index.ts";
import type { DeckTexts } from "./shape.ts";

/** Only people who write a deck read these, so they are not part of what everybody loads. */
export function wordDeckProblem(texts: DeckTexts, problem: DeckProblem): string {
  const write = texts[problem.code] as (problem: DeckProblem) => string;
  return write(problem);
}
