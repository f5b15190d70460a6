import { nodeOf } from "@tavolata/kernel";
import type { FileEditor, Language } from "@tavolata/kit";
import {
  Deck,
  type DeckProblem,
  deckProblems,
  type FileProblem,
  OUR_DECK,
  offsetOf,
  parseDeck,
} from "../rules/index.ts";
import { wordDeckProblem } from "../texts/deck-problem.ts";
import { deck as deckInEnglish } from "../texts/en/deck.ts";
import { editor as editorInEnglish } from "../texts/en/editor.ts";
import { deck as deckInItalian } from "../texts/it/deck.ts";
import { editor as editorInItalian } from "../texts/it/editor.ts";
import { isShaped, valueAt } from "./deck-schema.ts";

export const WORDS = {
  it: { editor: editorInItalian, problems: deckInItalian },
  en: { editor: editorInEnglish, problems: deckInEnglish },
} as const;

/** PIC-30: all of the editor that is not drawn. */
export const deckReading: Omit<FileEditor, "Form" | "Preview"> = {
  option: "deck",
  ours: OUR_DECK,
  nameOf: (value, spoken) => (value as Deck).name[spoken] || WORDS[spoken].editor.unnamed,
  misfits: (value, spoken) =>
    deckProblems(value).map((problem) => ({
      path: problem.path,
      where: whereIs(value as Deck, problem, spoken),
      text: inFormWords(wordDeckProblem(WORDS[spoken].problems, problem), spoken),
    })),
  read: (text, spoken) => {
    const parsed = parseDeck(text);
    if (parsed.problems === undefined) return { value: parsed.deck, problems: [] };
    const { editor, problems } = WORDS[spoken];
    return {
      value: shapedIn(text, parsed.problems),
      problems: parsed.problems.map((problem) => ({
        text: `${editor.at(problem)}: ${wordDeckProblem(problems, problem)}`,
        offset: offsetOf(text, problem),
      })),
    };
  },
  write: (value) => JSON.stringify(value, null, 2),
};

function shapedIn(text: string, problems: readonly FileProblem[]): object | undefined {
  if (problems.some(({ code }) => code === "too-long" || code === "not-json")) return undefined;
  const value: unknown = JSON.parse(text);
  return isShaped(nodeOf(Deck), value) ? (value as object) : undefined;
}

/** The card that a problem is on, by its name. */
function whereIs(deck: Deck, { path }: DeckProblem, spoken: Language): string {
  const { editor } = WORDS[spoken];
  const [, part = "", which] = path.split("/");
  if (part === "name") return editor.deckName;
  const face = which === undefined ? undefined : valueAt(deck, `/${part}/${which}`);
  if (face === undefined) return editor.actions;
  return (face as { name: Deck["name"] }).name[spoken] || editor.unnamed;
}

/** Sentences about files quote the words of the file; a form calls the same things otherwise. */
function inFormWords(text: string, spoken: Language): string {
  const { fields, values } = WORDS[spoken].editor;
  return text.replace(/[«“](\w+)[»”]/g, (quoted, word: string) => {
    const said = fields[word] ?? values[word];
    return said === undefined ? quoted : quoted.replace(word, said);
  });
}
