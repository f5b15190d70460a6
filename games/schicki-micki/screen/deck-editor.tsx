import { type FileEditor, type FileFormProps, language } from "@tavolata/kit";
import { useState } from "preact/hooks";
import type { Card } from "../rules/index.ts";
import { Face, Patterns } from "./card.tsx";
import { CardForm, type Copied } from "./deck-card-form.tsx";
import { Cards } from "./deck-cards.tsx";
import { deckReading, WORDS } from "./deck-reading.ts";
import { useTexts } from "./words.ts";
import "./deck-editor.css";

/** SCH-3: where a deck is made, card by card. */
export const deckEditor: FileEditor = { ...deckReading, Form, Preview };

function Form({ value, misfits, at, onGo, onChange }: FileFormProps) {
  const cards = value as readonly Card[];
  const { editor } = WORDS[language.value];
  const [copied, setCopied] = useState<Copied | null>(null);
  const open = at === "" ? undefined : Number(at.slice(1));
  const card = open === undefined ? undefined : cards[open];
  return (
    <div class="schicki-own-deck">
      <Patterns />
      {open === undefined || card === undefined ? (
        <Cards cards={cards} misfits={misfits} words={editor} onGo={onGo} />
      ) : (
        <CardForm
          cards={cards}
          index={open}
          card={card}
          misfits={misfits}
          words={editor}
          copied={copied}
          onCopy={setCopied}
          onGo={onGo}
          onChange={(changed) => onChange(cards.with(open, changed))}
        />
      )}
    </div>
  );
}

function Preview({ value }: { value: object }) {
  const texts = useTexts();
  const cards = value as readonly Card[];
  const { editor } = WORDS[language.value];
  return (
    <div class="schicki-own-deck">
      <Patterns />
      <ol class="schicki-deck-cards">
        {cards.map((card, i) => (
          <li key={String(i)} class="schicki-deck-card">
            <Face card={card} />
            <span class="visually-hidden">{`${editor.card(i + 1)}: ${texts.card(card)}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
