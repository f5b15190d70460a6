import type { SchemaNode } from "@tavolata/kernel";
import type { Misfit } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import type { EditorWords } from "../texts/it/editor.ts";
import { alternativeOf, alternativesOf, blankOf, changedTo, isRecord } from "./deck-schema.ts";

/** What all fields of the form share. */
export interface DeckForm {
  readonly misfits: readonly Misfit[];
  readonly words: EditorWords;
  change(path: string, value: unknown, typed?: string): void;
}

interface FieldProps {
  readonly form: DeckForm;
  readonly node: SchemaNode;
  readonly value: unknown;
  readonly path: string;
  /** The name of the field in the file, and of what it is in. */
  readonly name: string;
  readonly within: string;
  readonly isOptional?: boolean;
  readonly isUntitled?: boolean;
}

/** Up to so many numbers are chosen from a list; more are typed. */
const MOST_LISTED = 20;
/** Longer texts get several lines. */
const ONE_LINE = 60;

export function labelOf({ fields }: EditorWords, name: string, within: string): string {
  return fields[`${within}.${name}`] ?? fields[name] ?? name;
}

export function wordOf({ values }: EditorWords, word: string, within: string): string {
  return values[`${within}.${word}`] ?? values[word] ?? word;
}

function wrongId(path: string): string {
  return `wrong${path.replaceAll("/", "-")}`;
}

/** What is wrong at exactly this place. */
function wrongAt({ misfits }: DeckForm, path = "none") {
  const wrong = misfits.filter((one) => one.path === path);
  const isWrong = wrong.length > 0;
  return {
    isWrong,
    said: isWrong ? (
      <p class="deck-wrong" id={wrongId(path)}>
        {wrong.map(({ text }) => text).join(" ")}
      </p>
    ) : null,
    aria: isWrong ? ({ "aria-invalid": true, "aria-describedby": wrongId(path) } as const) : {},
  };
}

interface GroupProps {
  readonly form: DeckForm;
  readonly path: string;
  readonly label: string;
  /** Where something above it says the same. */
  readonly isUntitled?: boolean;
  readonly children: ComponentChildren;
}

/** Several fields with a name of their own, and what is wrong with all of it. */
export function Group({ form, path, label, isUntitled = false, children }: GroupProps) {
  const { isWrong, said } = wrongAt(form, path);
  return (
    <fieldset class="deck-part deck-group" data-path={path} data-wrong={isWrong}>
      <legend class={isUntitled ? "visually-hidden" : undefined}>{label}</legend>
      {said}
      {children}
    </fieldset>
  );
}

/** A field, or several, for whatever the vocabulary has at this place. */
export function Field(props: FieldProps) {
  const { form, node, value, path, name, within, isOptional = false, isUntitled = false } = props;
  const label = labelOf(form.words, name, within);
  if (node.const !== undefined) return null;
  if (node.enum !== undefined || isListed(node)) return <Choose {...props} label={label} />;
  if (node.type === "boolean") {
    return (
      <Tick
        form={form}
        path={path}
        label={label}
        ticked={value === true}
        onTick={(on) => form.change(path, on || !isOptional ? on : undefined)}
      />
    );
  }
  if (isOptional) {
    return (
      <div class="deck-part">
        <Tick
          form={form}
          path={value === undefined ? path : undefined}
          label={label}
          ticked={value !== undefined}
          onTick={(on) => form.change(path, on ? firstOf(node) : undefined)}
        />
        {value === undefined ? null : <Field {...props} isOptional={false} isUntitled />}
      </div>
    );
  }
  if (node.anyOf !== undefined) return <OneOfSeveral {...props} label={label} />;
  if (node.type === "array") {
    return node.items?.enum === undefined ? (
      <Listed {...props} label={label} />
    ) : (
      <Several {...props} label={label} />
    );
  }
  if (node.properties !== undefined) {
    return (
      <Group form={form} path={path} label={label} isUntitled={isUntitled}>
        <FieldsOf form={form} node={node} value={value} path={path} within={name} />
      </Group>
    );
  }
  return <Typed {...props} label={label} />;
}

interface FieldsOfProps {
  readonly form: DeckForm;
  readonly node: SchemaNode;
  readonly value: unknown;
  readonly path: string;
  readonly within: string;
  readonly only?: readonly string[];
}

export function FieldsOf({ form, node, value, path, within, only }: FieldsOfProps) {
  const names = only ?? Object.keys(node.properties ?? {});
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          form={form}
          node={node.properties?.[name] ?? {}}
          value={isRecord(value) ? value[name] : undefined}
          path={`${path}/${name}`}
          name={name}
          within={within}
          isOptional={!(node.required ?? []).includes(name)}
        />
      ))}
    </>
  );
}

/** What an optional part begins with: a list of words with the first of them, because an empty one would be wrong. */
function firstOf(node: SchemaNode): unknown {
  return node.items?.enum === undefined ? blankOf(node) : node.items.enum.slice(0, node.minItems ?? 1);
}

function isListed({ type, minimum = 0, maximum = 0 }: SchemaNode): boolean {
  return type === "integer" && maximum - minimum <= MOST_LISTED;
}

type Labelled = FieldProps & { readonly label: string };

/** One word, or a number of a few. */
function Choose({ form, node, value, path, name, within, isOptional = false, label }: Labelled) {
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

function Tick({ form, path, label, ticked, onTick }: TickProps) {
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
function Typed({ form, node, value, path, label }: Labelled) {
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
function Several({ form, node, value, path, name, label, isUntitled = false }: Labelled) {
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

/** One of several kinds of thing, and the fields of the one that is chosen. */
function OneOfSeveral({ form, node, value, path, name, label }: Labelled) {
  const { isWrong, said, aria } = wrongAt(form, path);
  const alternatives = alternativesOf(node);
  const words = alternatives.map(({ word }) => word);
  const isWord = typeof value === "string";
  const chosen = isWord ? alternatives.find(({ word }) => word === value) : alternativeOf(node, value);
  return (
    <div class="deck-part" data-path={path} data-wrong={isWrong}>
      <label>
        <span>{label}</span>
        <select
          {...aria}
          value={chosen?.word ?? ""}
          onChange={({ currentTarget }) => {
            const wanted = alternatives[words.indexOf(currentTarget.value)];
            if (wanted !== undefined) form.change(path, changedTo(wanted, value));
          }}
        >
          {words.map((word) => (
            <option key={word} value={word}>
              {wordOf(form.words, word, name)}
            </option>
          ))}
        </select>
      </label>
      {said}
      {chosen === undefined ? null : chosen.node.type === "integer" ? (
        <Choose
          form={{ ...form, misfits: [] }}
          node={chosen.node}
          value={value}
          path={path}
          name="number"
          within={name}
          label={labelOf(form.words, "number", name)}
        />
      ) : (
        <FieldsOf
          form={form}
          node={chosen.node}
          value={value}
          path={path}
          within={chosen.word}
          only={chosen.fields}
        />
      )}
    </div>
  );
}

/** Things one after the other: each can be changed, moved and taken away, and there can be more. */
function Listed({ form, node, value, path, name, label }: Labelled) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { words } = form;
  const one = node.items ?? {};
  const moved = (from: number, to: number) => {
    const others = items.filter((_, i) => i !== from);
    form.change(path, [...others.slice(0, to), items[from], ...others.slice(to)]);
  };
  return (
    <Group form={form} path={path} label={label}>
      <ol class="deck-list">
        {items.map((item, i) => (
          <li key={String(i)}>
            {one.anyOf === undefined ? (
              <Group form={form} path={`${path}/${i}`} label={words.nth(i + 1)}>
                <FieldsOf form={form} node={one} value={item} path={`${path}/${i}`} within={name} />
              </Group>
            ) : (
              <OneOfSeveral
                form={form}
                node={one}
                value={item}
                path={`${path}/${i}`}
                name={name}
                within={name}
                label={words.nth(i + 1)}
              />
            )}
            <div class="deck-item-actions">
              <button
                type="button"
                class="button"
                disabled={i === 0}
                aria-label={words.up(i + 1)}
                onClick={() => moved(i, i - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                class="button"
                disabled={i === items.length - 1}
                aria-label={words.down(i + 1)}
                onClick={() => moved(i, i + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                class="button"
                aria-label={words.takeAway(i + 1)}
                onClick={() => form.change(`${path}/${i}`, undefined)}
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        disabled={items.length >= (node.maxItems ?? 0)}
        onClick={() => form.change(path, [...items, blankOf(one)])}
      >
        <Icon name="plus" />
        {words.addItem}
      </button>
    </Group>
  );
}
