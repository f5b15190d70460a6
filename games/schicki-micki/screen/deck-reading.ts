import type { FileEditor } from "@tavolata/kit";
import { type Card, type DeckProblem, deckProblems, OUR_DECK, parseDeck } from "../rules/index.ts";
import { deck as deckInEnglish } from "../texts/en/deck.ts";
import { editor as editorInEnglish } from "../texts/en/editor.ts";
import { deck as deckInItalian } from "../texts/it/deck.ts";
import { editor as editorInItalian } from "../texts/it/editor.ts";
import { isShaped } from "./deck-model.ts";
import { sentence } from "./deck-sentence.ts";

export const WORDS = {
  it: { editor: editorInItalian, problems: deckInItalian },
  en: { editor: editorInEnglish, problems: deckInEnglish },
} as const;

/** With one of these there are no cards to be shown. */
const WITHOUT_CARDS: ReadonlySet<DeckProblem["code"]> = new Set(["too-long", "not-json", "no-cards"]);

/** SCH-3: all of the editor that is not drawn. */
export const deckReading: Omit<FileEditor, "Form" | "Preview"> = {
  option: "deck",
  ours: OUR_DECK,
  nameOf: (_, spoken) => WORDS[spoken].editor.deckName,
  misfits: (value, spoken) => {
    const { editor, problems } = WORDS[spoken];
    return deckProblems(value as readonly Card[]).map((problem) => ({
      path: "card" in problem ? `/${problem.card - 1}` : "",
      where: "card" in problem ? editor.card(problem.card) : editor.deck,
      text: sentence(problems, problem),
    }));
  },
  read: (text, spoken) => {
    const parsed = parseDeck(text);
    if (parsed.problems === undefined) return { value: parsed.cards, problems: [] };
    return {
      value: parsed.problems.some(({ code }) => WITHOUT_CARDS.has(code)) ? undefined : shapedIn(text),
      problems: parsed.problems.map((problem) => ({
        text: sentence(WORDS[spoken].problems, problem),
        offset: 0,
      })),
    };
  },
  write: (value) => JSON.stringify({ cards: value }, null, 1),
};

function shapedIn(text: string): object | undefined {
  const { cards } = JSON.parse(text) as { cards: unknown };
  return isShaped(cards) ? cards : undefined;
}
