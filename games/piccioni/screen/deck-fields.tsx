import type { SchemaNode } from "@tavolata/kernel";
import { Icon } from "@tavolata/kit/art";
import {
  type DeckForm,
  type FieldProps,
  Group,
  type Labelled,
  labelOf,
  wordOf,
  wrongAt,
} from "./deck-form-parts.tsx";
import { alternativeOf, alternativesOf, blankOf, changedTo, isRecord } from "./deck-schema.ts";
import { Choose, isListed, Several, Tick, Typed } from "./deck-single-fields.tsx";

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
