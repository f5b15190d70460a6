import type { Misfit } from "@tavolata/kit";
import { type Card, COLOURS, FEATURES } from "../rules/index.ts";
import type { EditorWords } from "../texts/it/editor.ts";
import { SHAPES } from "../texts/shapes.ts";
import { Face } from "./card.tsx";
import { KINDS, kindOf, timesOf } from "./deck-model.ts";
import { HUES, MARKS } from "./patterns.ts";
import { FeaturePicture } from "./pictures.tsx";
import { useTexts } from "./words.ts";

interface CardsProps {
  readonly cards: readonly Card[];
  readonly misfits: readonly Misfit[];
  readonly words: EditorWords;
  onGo(at: string): void;
}

/** All cards as they are drawn, each of them to be opened, and how often everything comes. */
export function Cards({ cards, misfits, words, onGo }: CardsProps) {
  const texts = useTexts();
  const wrongAt = (path: string) => misfits.filter((one) => one.path === path).map(({ text }) => text);
  const [one = 0, two = 0, details = 0] = KINDS.map(
    (kind) => cards.filter((card) => kindOf(card) === kind).length,
  );
  const whole = wrongAt("");
  return (
    <>
      <div class="deck-part" data-path="" tabIndex={-1} data-wrong={whole.length > 0}>
        <p>{words.mix(one, two, details)}</p>
        {whole.map((text) => (
          <p key={text} class="deck-wrong">
            {text}
          </p>
        ))}
      </div>
      <ol class="schicki-deck-cards">
        {cards.map((card, i) => {
          const wrong = wrongAt(`/${i}`);
          return (
            <li key={String(i)}>
              <button
                type="button"
                class="schicki-deck-card"
                data-path={`/${i}`}
                data-wrong={wrong.length > 0}
                aria-label={[`${words.card(i + 1)}: ${texts.card(card)}`, ...wrong].join(". ")}
                onClick={() => onGo(`/${i}`)}
              >
                <Face card={card} />
              </button>
            </li>
          );
        })}
      </ol>
      <Often cards={cards} words={words} />
    </>
  );
}

/** How often each feature has each colour. */
function Often({ cards, words }: Pick<CardsProps, "cards" | "words">) {
  const { features, colours } = useTexts();
  return (
    <table class="schicki-often">
      <caption>{words.often}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.feature}</span>
          </th>
          {COLOURS.map((colour) => (
            <th key={colour} scope="col">
              <span
                class="schicki-often-colour"
                data-dark={MARKS[colour]?.dark !== true}
                style={{ background: HUES[colour] }}
                aria-hidden="true"
              >
                {SHAPES[colour]}
              </span>
              <span class="visually-hidden">{colours[colour]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FEATURES.map((feature) => (
          <tr key={feature}>
            <th scope="row">
              <FeaturePicture feature={feature} />
              <span class="visually-hidden">{features[feature]}</span>
            </th>
            {COLOURS.map((colour) => (
              <td key={colour}>{timesOf(cards, feature, colour)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
