import { type Signal, useSignal } from "@preact/signals";
import { type FileEditor, language, type TextProblem } from "@tavolata/kit";
import { useRef } from "preact/hooks";
import { deckWords } from "./words/index.ts";

/** What is being typed as text. */
export interface TypedText {
  readonly text: string;
  /** The deck as it was when this was typed: where another one has come since, the text is an old one. */
  readonly value: object;
  /** How much is wrong with it, if that is so much that the form cannot show it. */
  readonly unshown: number;
}

interface AsTextProps {
  readonly editor: FileEditor;
  readonly value: object;
  readonly typed: Signal<TypedText | null>;
  onChange(value: object): void;
}

/** The deck as its file has it, for authors; what is typed here is in the form as soon as the form can show it. */
export function AsText({ editor, value, typed, onChange }: AsTextProps) {
  const said = deckWords();
  const open = useSignal(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typed.value?.value === value ? typed.value.text : editor.write(value);
  const problems = open.value ? editor.read(text, language.value).problems : [];
  const goTo = ({ offset }: TextProblem) => {
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };
  return (
    <details class="workshop-text" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{said.asText}</summary>
      {open.value ? (
        <>
          <label>
            {said.text}
            <textarea
              ref={field}
              rows={14}
              spellcheck={false}
              autocapitalize="off"
              value={text}
              onInput={({ currentTarget }) => {
                const read = editor.read(currentTarget.value, language.value);
                const unshown = read.value === undefined ? read.problems.length : 0;
                typed.value = { text: currentTarget.value, value: read.value ?? value, unshown };
                if (read.value !== undefined) onChange(read.value);
              }}
            />
          </label>
          <ul class="workshop-problems">
            {problems.map((problem) => (
              <li key={`${problem.offset} ${problem.text}`}>
                <button type="button" onClick={() => goTo(problem)}>
                  {problem.text}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
