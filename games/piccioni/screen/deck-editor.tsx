import { type FileEditorProps, language } from "@tavolata/kit";
import { useMemo, useRef, useState } from "preact/hooks";
import {
  ACTION_CARDS,
  type Deck,
  type FileProblem,
  OUR_DECK,
  offsetOf,
  PIGEON_KINDS,
  PLACES,
  parseDeck,
} from "../rules/index.ts";
import { wordDeckProblem } from "../texts/deck-problem.ts";
import { deck as deckInEnglish } from "../texts/en/deck.ts";
import { editor as editorInEnglish } from "../texts/en/editor.ts";
import { deck as deckInItalian } from "../texts/it/deck.ts";
import { editor as editorInItalian } from "../texts/it/editor.ts";
import { Readable } from "./card.tsx";
import { Sprites, StageSet } from "./sprites.tsx";
import "./deck-editor.css";

const WORDS = {
  it: { editor: editorInItalian, problems: deckInItalian },
  en: { editor: editorInEnglish, problems: deckInEnglish },
} as const;

/** PIC-30: where a deck is typed in and checked at every key, with a preview of every card. */
export function DeckEditor({ value, onUse }: FileEditorProps) {
  const { editor, problems: said } = WORDS[language.value];
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => written(value ?? OUR_DECK));
  const parsed = useMemo(() => parseDeck(text), [text]);
  const lastDeck = useRef<Deck>(OUR_DECK);
  if (parsed.problems === undefined) lastDeck.current = parsed.deck;
  const problems = parsed.problems ?? [];
  const goTo = (problem: FileProblem) => {
    const at = offsetOf(text, problem);
    field.current?.focus();
    field.current?.setSelectionRange(at, at + 1);
  };
  return (
    <div class="pic-editor">
      <Sprites />
      <label>
        {editor.text}
        <textarea
          ref={field}
          rows={14}
          spellcheck={false}
          autocapitalize="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p role="status" data-fine={problems.length === 0}>
        {problems.length === 0 ? editor.fine(ACTION_CARDS) : editor.problems(problems.length)}
      </p>
      <ul class="pic-problems">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code} ${problem.line} ${problem.column}`}>
            <button type="button" onClick={() => goTo(problem)}>
              <b>{editor.at(problem)}</b> {wordDeckProblem(said, problem)}
            </button>
          </li>
        ))}
      </ul>
      <div class="pic-editor-actions">
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={parsed.problems !== undefined}
          onClick={() => parsed.problems === undefined && onUse(parsed.deck)}
        >
          {editor.use}
        </button>
        <button type="button" class="button" data-kind="quiet" onClick={() => setText(written(OUR_DECK))}>
          {editor.ours}
        </button>
      </div>
      <Preview deck={lastDeck.current} stale={parsed.problems !== undefined} />
    </div>
  );
}

function written(deck: object): string {
  return JSON.stringify(deck, null, 2);
}

/** Every card as it will look at the table; while the text is wrong, as it was when it was last right. */
function Preview({ deck, stale }: { deck: Deck; stale: boolean }) {
  const { editor } = WORDS[language.value];
  const view = { options: { deck } } as Parameters<typeof Readable>[0]["view"];
  return (
    <section class="pic-preview" data-stale={stale} aria-label={deck.name[language.value]}>
      <h3>{editor.pigeons}</h3>
      {PIGEON_KINDS.map((kind) => (
        <Readable key={kind} view={view} card={`${kind}-1`} />
      ))}
      <h3>{editor.places}</h3>
      {PLACES.map((place) => (
        <div key={place} class="pic-readable">
          <StageSet place={place} />
          <div class="pic-text">
            <strong>
              {deck.places[place].name[language.value]}
              <em>{deck.places[place].capacity ?? "∞"}</em>
            </strong>
            <p>{deck.places[place].text[language.value]}</p>
          </div>
        </div>
      ))}
      <h3>{editor.actions}</h3>
      {deck.actions.map(({ id, count }) => (
        <Readable key={id} view={view} card={`${id}-1`} about={<em>{editor.count(count)}</em>} />
      ))}
    </section>
  );
}
