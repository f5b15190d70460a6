import { type FormProblem, formProblems } from "./deck-form.ts";
import { type SenseProblem, senseProblems } from "./deck-sense.ts";
import { type Position, readJson } from "./json-text.ts";
import type { Deck } from "./vocabulary.ts";

/** No deck file may be longer. */
const MOST_CHARACTERS = 100_000;

export type DeckProblem =
  | { readonly code: "too-long"; readonly path: string }
  | { readonly code: "not-json"; readonly path: string }
  | FormProblem
  | SenseProblem;

/** Why a deck file cannot be played with, and where in the file. */
export type FileProblem = DeckProblem & Position;

export type ParsedDeck =
  | { readonly deck: Deck; readonly problems?: undefined }
  | { readonly problems: readonly FileProblem[] };

/** PIC-30: a deck file is refused with the line and the reason. */
export function parseDeck(text: string): ParsedDeck {
  if (text.length > MOST_CHARACTERS)
    return { problems: [{ code: "too-long", path: "", line: 1, column: 1 }] };
  const read = readJson(text);
  if (read.fault !== undefined) return { problems: [{ code: "not-json", path: "", ...read.fault }] };
  const problems = deckProblems(read.value);
  if (problems.length > 0) return { problems: problems.map((one) => ({ ...one, ...read.at(one.path) })) };
  return { deck: read.value as Deck };
}

/** Everything that is wrong with a deck; whether it makes sense is asked only if it is in the right words. */
export function deckProblems(deck: unknown): DeckProblem[] {
  const problems = formProblems(deck);
  return problems.length > 0 ? problems : senseProblems(deck as Deck);
}
