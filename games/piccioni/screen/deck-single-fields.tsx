import type { SchemaNode } from "@tavolata/kernel";
import { type DeckForm, Group, type Labelled, wordOf, wrongAt } from "./deck-form-parts.tsx";

/* Fields that hold one value: a word, a number, a text, a tick, or some of a few words. */

/** Up to so many numbers are chosen from a list; more are typed. */
const MOST_LISTED = 20;
/** Longer texts get several lines. */
const ONE_LINE = 60;

export function isListed({ type, minimum = 0, maximum = 0 }: SchemaNode): boolean {
  return type === "integer" && maximum - minimum <= MOST_LISTED;
}

/** One word, or a number of a few. */
export function Choose({ form, node, value, path, name, within, isOptional = false, label }: Labelled) {
  const { isWrong, said, aria } = wrongAt(form, path);
  const { minimum = 0, maximum = 0 } = node;
  const right: readonly unknown[] =
    node.enum ?? Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
  const all = value === undefined || right.includes(value) ? right : [value, ...right];
  const textOf = (one: unknown) =>
    typeof one === "string" ? wordOf(form.words, one, within === "" ? name : within) : String(one ?? "");
  return (
    <div class="deck-part" data-path={path} data-wrong={isWrong}>
      <label>
        <span>{label}</span>
        <select
          {...aria}
          value={value === undefined ? "" : String(value)}
          onChange={({ currentTarget }) =>
            form.change(
              path,
              all.find((one) => String(one) === currentTarget.value),
            )
          }
        >
          {isOptional ? <option value="">{form.words.none}</option> : null}
          {all.map((one) => (
            <option key={String(one)} value={String(one)}>
              {textOf(one)}
            </option>
          ))}
        </select>
      </label>
      {said}
    </div>
  );
}

interface TickProps {
  readonly form: DeckForm;
  /** Not where a field of its own stands for the same place. */
  readonly path: string | undefined;
  readonly label: string;
  readonly ticked: boolean;
  onTick(on: boolean): void;
}

export function Tick({ form, path, label, ticked, onTick }: TickProps) {
  const { isWrong, said, aria } = wrongAt(form, path);
  return (
    <div class="deck-part" data-path={path} data-wrong={isWrong}>
      <label class="deck-tick">
        <input
          {...aria}
          type="checkbox"
          checked={ticked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        {label}
      </label>
      {said}
    </div>
  );
}

/** A text, or a number. */
export function Typed({ form, node, value, path, label }: Labelled) {
  const { isWrong, said, aria } = wrongAt(form, path);
  const id = `field${path.replaceAll("/", "-")}`;
  const isNumber = node.type === "integer";
  const write = ({ currentTarget: { value: written } }: { currentTarget: { value: string } }) => {
    const number = written === "" ? null : Number(written);
    form.change(path, isNumber ? number : written, path);
  };
  return (
    <div class="deck-part" data-path={path} data-wrong={isWrong}>
      <label for={id}>
        <span>{label}</span>
        {isNumber ? (
          <input
            {...aria}
            id={id}
            type="number"
            inputMode="numeric"
            min={node.minimum}
            max={node.maximum}
            value={typeof value === "number" ? value : ""}
            onInput={write}
          />
        ) : (node.maxLength ?? 0) <= ONE_LINE ? (
          <input {...aria} id={id} type="text" value={String(value ?? "")} onInput={write} />
        ) : (
          <textarea {...aria} id={id} rows={3} value={String(value ?? "")} onInput={write} />
        )}
      </label>
      {said}
    </div>
  );
}

/** Some of a few words. */
export function Several({ form, node, value, path, name, label, isUntitled = false }: Labelled) {
  const words = (node.items?.enum ?? []) as readonly string[];
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <Group form={form} path={path} label={label} isUntitled={isUntitled}>
      {words.map((word) => (
        <label key={word} class="deck-tick">
          <input
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={({ currentTarget }) =>
              form.change(
                path,
                currentTarget.checked ? [...chosen, word] : chosen.filter((one) => one !== word),
              )
            }
          />
          {wordOf(form.words, word, name)}
        </label>
      ))}
    </Group>
  );
}
