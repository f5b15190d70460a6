import { type FileEditor, type FileFormProps, language } from "@tavolata/kit";
import type { Deck } from "../rules/index.ts";
import { CardForm, cardAt } from "./deck-card-form.tsx";
import { AllCards, Cards } from "./deck-cards.tsx";
import type { DeckForm } from "./deck-form-parts.tsx";
import { deckReading, WORDS } from "./deck-reading.ts";
import { withAt } from "./deck-schema.ts";
import { Sprites } from "./sprites.tsx";
import "./deck-editor.css";

/** PIC-30: where a deck is written by a form that is made from its vocabulary, or as text. */
export const deckEditor: FileEditor = { ...deckReading, Form, Preview };

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
  const open = cardAt(deck, at);
  return (
    <div class="pic-own-deck">
      <Sprites />
      {open === undefined ? (
        <Cards deck={deck} form={form} onGo={onGo} />
      ) : (
        <CardForm key={open.path} deck={deck} form={form} open={open} onGo={onGo} />
      )}
    </div>
  );
}

function Preview({ value }: { value: object }) {
  return (
    <div class="pic-own-deck">
      <Sprites />
      <AllCards deck={value as Deck} words={WORDS[language.value].editor} />
    </div>
  );
}
