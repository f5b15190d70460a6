import { type FileEditor, type FileFormProps, type Language, language } from "@tavolata/kit";
import { type Card, deckProblems, OUR_DECK, parseDeck } from "../rules/index.ts";
import { deck as deckInEnglish } from "../texts/en/deck.ts";
import { editor as editorInEnglish } from "../texts/en/editor.ts";
import { deck as deckInItalian } from "../texts/it/deck.ts";
import { editor as editorInItalian } from "../texts/it/editor.ts";
import { Face, Patterns } from "./card.tsx";
import { CardForm } from "./deck-card-form.tsx";
import { Cards } from "./deck-cards.tsx";
import { isShaped } from "./deck-model.ts";
import { sentence } from "./deck-sentence.ts";
import { useTexts } from "./words.ts";
import "./deck-editor.css";

const WORDS = {
  it: { editor: editorInItalian, problems: deckInItalian },
  en: { editor: editorInEnglish, problems: deckInEnglish },
} as const;

/** SCH-3: where a deck is made, card by card. */
export const deckEditor: FileEditor = {
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
      value: parsed.problems.some(({ code }) => FROM_TEXT.has(code)) ? undefined : shapedIn(text),
      problems: parsed.problems.map((problem) => ({
        text: sentence(WORDS[spoken].problems, problem),
        offset: 0,
      })),
    };
  },
  write: (value) => JSON.stringify({ cards: value }, null, 1),
  Form,
  Preview: ({ value }) => <Preview cards={value as readonly Card[]} spoken={language.value} />,
};

/** With one of these there are no cards to be shown. */
const FROM_TEXT: ReadonlySet<string> = new Set(["too-long", "not-json", "no-cards"]);

function shapedIn(text: string): object | undefined {
  const { cards } = JSON.parse(text) as { cards: unknown };
  return isShaped(cards) ? cards : undefined;
}

function Form({ value, misfits, at, onGo, onChange }: FileFormProps) {
  const cards = value as readonly Card[];
  const { editor } = WORDS[language.value];
  const open = at === "" ? undefined : Number(at.slice(1));
  const card = open === undefined ? undefined : cards[open];
  return (
    <div class="schicki-deck">
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
          onGo={onGo}
          onChange={(changed) => onChange(cards.with(open, changed))}
        />
      )}
    </div>
  );
}

function Preview({ cards, spoken }: { cards: readonly Card[]; spoken: Language }) {
  const texts = useTexts();
  const { editor } = WORDS[spoken];
  return (
    <div class="schicki-deck">
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
