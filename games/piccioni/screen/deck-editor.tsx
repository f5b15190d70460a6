import { nodeOf } from "@tavolata/kernel";
import { type FileEditor, type FileFormProps, type Language, language } from "@tavolata/kit";
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
import { CardForm, type CardPath, cardAt } from "./deck-card-form.tsx";
import { AllCards, Cards } from "./deck-cards.tsx";
import type { DeckForm } from "./deck-fields.tsx";
import { isShaped, valueAt, withAt } from "./deck-schema.ts";
import { Sprites } from "./sprites.tsx";
import "./deck-editor.css";

const WORDS = {
  it: { editor: editorInItalian, problems: deckInItalian },
  en: { editor: editorInEnglish, problems: deckInEnglish },
} as const;

/** PIC-30: where a deck is written by a form that is made from its vocabulary, or as text. */
export const deckEditor: FileEditor = {
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
    const said = WORDS[spoken];
    const textOf = (problem: FileProblem) =>
      `${said.editor.at(problem)}: ${wordDeckProblem(said.problems, problem)}`;
    return {
      value: shapedIn(text, parsed.problems),
      problems: parsed.problems.map((problem) => ({
        text: textOf(problem),
        offset: offsetOf(text, problem),
      })),
    };
  },
  write: (value) => JSON.stringify(value, null, 2),
  Form,
  Preview: ({ value }) => (
    <div class="pic-deck">
      <Sprites />
      <AllCards deck={value as Deck} words={WORDS[language.value].editor} />
    </div>
  ),
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

function Form({ value, misfits, at, onGo, onChange }: FileFormProps) {
  const deck = value as Deck;
  const spoken = language.value;
  const { editor } = WORDS[spoken];
  const called = [...Object.entries(deck.pigeons), ...Object.entries(deck.places)].map(
    ([word, { name }]) => [word, name[spoken] || word] as const,
  );
  const form: DeckForm = {
    misfits,
    words: { ...editor, values: { ...editor.values, ...Object.fromEntries(called) } },
    change: (path, changed, typed) => onChange(withAt(deck, path, changed) as object, typed),
  };
  const open: CardPath | undefined = cardAt(deck, at);
  return (
    <div class="pic-deck">
      <Sprites />
      {open === undefined ? (
        <Cards deck={deck} form={form} onGo={onGo} />
      ) : (
        <CardForm key={open.path} deck={deck} form={form} open={open} onGo={onGo} />
      )}
    </div>
  );
}
