import type { Misfit } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { type Card, COLOURS, type Colour, colourOf, FEATURES, type Feature } from "../rules/index.ts";
import type { EditorWords } from "../texts/it/editor.ts";
import { SHAPES } from "../texts/shapes.ts";
import { Face } from "./card.tsx";
import { alikeTo, KINDS, kindOf, withColour, withKind } from "./deck-model.ts";
import { patternId } from "./patterns.ts";
import { boxOf, shapesOf } from "./pheasant.ts";
import { FeaturePicture } from "./pictures.tsx";
import { Shapes } from "./shapes.tsx";
import { useTexts } from "./words.ts";

/** The card that was copied last, and which one it was; it can be pasted as often as one likes. */
export interface Copied {
  readonly card: Card;
  readonly index: number;
}

interface CardFormProps {
  readonly cards: readonly Card[];
  readonly index: number;
  readonly card: Card;
  readonly misfits: readonly Misfit[];
  readonly words: EditorWords;
  readonly copied: Copied | null;
  onCopy(copied: Copied): void;
  onGo(at: string): void;
  onChange(card: Card): void;
}

/** One card: how it looks, what it is, and the colour of each of its features. */
export function CardForm(props: CardFormProps) {
  const { cards, index, card, misfits, words, copied, onCopy, onGo, onChange } = props;
  const texts = useTexts();
  const kind = kindOf(card);
  const wrong = misfits.filter(({ path }) => path === `/${index}`);
  const shown = FEATURES.filter((feature) => colourOf(card, feature) !== undefined);
  return (
    <section
      class="schicki-card-form"
      tabIndex={-1}
      data-path={`/${index}`}
      aria-label={words.card(index + 1)}
    >
      <div class="schicki-card-actions">
        <button type="button" class="button" onClick={() => onGo("")}>
          <Icon name="back" />
          {words.back}
        </button>
        <button type="button" class="button" disabled={index === 0} onClick={() => onGo(`/${index - 1}`)}>
          {words.before}
        </button>
        <button
          type="button"
          class="button"
          disabled={index === cards.length - 1}
          onClick={() => onGo(`/${index + 1}`)}
        >
          {words.after}
        </button>
      </div>
      <h3>{words.card(index + 1)}</h3>
      <div class="schicki-card-look">
        <Face card={card} />
        <p>
          {texts.card(card)}. {words.copies(cards.filter((other) => other === card).length)}
        </p>
      </div>
      {wrong.map(({ text }) => (
        <p key={text} class="deck-wrong">
          {text}
        </p>
      ))}
      <div class="schicki-card-actions">
        <button type="button" class="button" onClick={() => onCopy({ card, index })}>
          <Icon name="copy" />
          {words.copy}
        </button>
        <button
          type="button"
          class="button"
          disabled={copied === null}
          onClick={() => copied !== null && onChange(copied.card)}
        >
          {words.paste}
        </button>
        <p role="status">{copied === null ? "" : words.copied(copied.index + 1)}</p>
      </div>
      <fieldset class="deck-part">
        <legend>{words.kind}</legend>
        <div class="schicki-swatches">
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              class="schicki-swatch"
              aria-pressed={one === kind}
              onClick={() => onChange(withKind(card, one))}
            >
              {words.kinds[one]}
            </button>
          ))}
        </div>
      </fieldset>
      {kind === "detail" ? <WhichDetail card={card} words={words} onChange={onChange} /> : null}
      {shown.map((feature) => (
        <Colours key={feature} card={card} feature={feature} words={words} onChange={onChange} />
      ))}
    </section>
  );
}

type Part = Pick<CardFormProps, "card" | "words" | "onChange">;

function WhichDetail({ card, words, onChange }: Part) {
  const { features } = useTexts();
  const [shown] = FEATURES.filter((feature) => colourOf(card, feature) !== undefined);
  const colour = shown && colourOf(card, shown);
  return (
    <fieldset class="deck-part">
      <legend>{words.which}</legend>
      <div class="schicki-swatches" data-row="true">
        {FEATURES.map((feature) => (
          <button
            key={feature}
            type="button"
            class="schicki-swatch"
            aria-pressed={feature === shown}
            aria-label={features[feature]}
            onClick={() => colour !== undefined && onChange(withColour(card, feature, colour))}
          >
            <FeaturePicture feature={feature} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** SCH-25: every swatch has its pattern and its sign, so that nobody needs to tell the colours apart. */
function Colours({ card, feature, words, onChange }: Part & { feature: Feature }) {
  const { features, colours } = useTexts();
  const alike = alikeTo(card, feature);
  return (
    <fieldset class="deck-part" data-wrong={alike.length > 0}>
      <legend>{features[feature]}</legend>
      <div class="schicki-swatches" data-row="true">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            class="schicki-swatch"
            aria-pressed={colourOf(card, feature) === colour}
            aria-label={colours[colour]}
            onClick={() => onChange(withColour(card, feature, colour))}
          >
            <Swatch feature={feature} colour={colour} />
            <span aria-hidden="true">{SHAPES[colour]}</span>
          </button>
        ))}
      </div>
      {alike.length === 0 ? null : (
        <p class="deck-wrong">{words.alike(alike.map((other) => features[other]).join(", "))}</p>
      )}
    </fieldset>
  );
}

function Swatch({ feature, colour }: { feature: Feature; colour: Colour }) {
  return (
    <svg viewBox={boxOf(feature)} aria-hidden="true" class="schicki-picture">
      <Shapes shapes={shapesOf(feature)} colour={`url(#${patternId(colour)})`} />
    </svg>
  );
}
