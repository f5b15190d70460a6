import { actionCards, type Deck, parseDeck } from "../rules/index.ts";
import { deck } from "../texts/en/deck.ts";
import { wordDeckProblem } from "../texts/index.ts";

export interface Checked {
  readonly lines: readonly string[];
  readonly isADeck: boolean;
}

/** Everything there is to say about a deck file: "my-deck.json:12:7: Only one of these words can stand here: …". */
export function checkDeck(file: string, text: string): Checked {
  const parsed = parseDeck(text);
  if (parsed.problems === undefined) return { lines: [summary(file, parsed.deck)], isADeck: true };
  const lines = parsed.problems.map(
    (problem) => `${file}:${problem.line}:${problem.column}: ${wordDeckProblem(deck, problem)}`,
  );
  return { lines, isADeck: false };
}

function summary(file: string, deck: Deck): string {
  const reactions = deck.actions.filter(({ reaction }) => reaction !== undefined).length;
  return `${file}: “${deck.name.en}”, ${actionCards(deck).length} action cards of ${deck.actions.length} kinds, ${reactions} of them reactions. It can be played with.`;
}
