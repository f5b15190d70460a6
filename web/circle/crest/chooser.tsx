import { Icon } from "@tavolata/kit/art";
import { circleWords } from "../words/index.ts";
import { Crest } from "./crest.tsx";
import { CREST_PARTS, type CrestPart, randomCrest, readCrest, TINTS, writeCrest } from "./parts.ts";
import "./chooser.css";

interface CrestChooserProps {
  readonly recipe: string;
  onChange(recipe: string): void;
}

/** A crest is put together part by part, and is seen as it becomes. */
export function CrestChooser({ recipe, onChange }: CrestChooserProps) {
  const { crest } = circleWords();
  return (
    <div class="crest-chooser">
      <div class="crest-now">
        <Crest recipe={recipe} class="crest-large" />
        <button type="button" class="button" onClick={() => onChange(randomCrest(Math.random))}>
          <Icon name="dice" />
          {crest.another}
        </button>
      </div>
      <details>
        <summary>{crest.byHand}</summary>
        {CREST_PARTS.map(({ part, choices }) => (
          <Row key={part} part={part} choices={choices} recipe={recipe} onChange={onChange} />
        ))}
      </details>
    </div>
  );
}

interface RowProps extends CrestChooserProps {
  readonly part: CrestPart;
  readonly choices: number;
}

/** Every choice is shown as the whole crest would be with it; colours as colours. */
function Row({ part, choices, recipe, onChange }: RowProps) {
  const { crest } = circleWords();
  const now = readCrest(recipe);
  const isTint = part === "first" || part === "second";
  const names = crest[isTint ? "tints" : part];
  return (
    <fieldset class="crest-row">
      <legend>{crest.parts[part]}</legend>
      <div class="crest-choices">
        {Array.from({ length: choices }, (_, choice) => (
          <button
            key={names[choice]}
            type="button"
            class="crest-choice"
            aria-pressed={now[part] === choice}
            aria-label={names[choice]}
            onClick={() => onChange(writeCrest({ ...now, [part]: choice }))}
          >
            {isTint ? (
              <span style={{ background: TINTS[choice]?.colour }} />
            ) : (
              <Crest recipe={writeCrest({ ...now, [part]: choice })} />
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
