import type { SchemaNode } from "@tavolata/kernel";
import type { Misfit } from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import type { EditorWords } from "../texts/it/editor.ts";

/** What all fields of the form share. */
export interface DeckForm {
  readonly misfits: readonly Misfit[];
  readonly words: EditorWords;
  change(path: string, value: unknown, typed?: string): void;
}

export interface FieldProps {
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

export type Labelled = FieldProps & { readonly label: string };

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
export function wrongAt({ misfits }: DeckForm, path = "none") {
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
