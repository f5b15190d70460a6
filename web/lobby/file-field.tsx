import { useSignal } from "@preact/signals";
import { language, type OptionWords } from "@tavolata/kit";
import { useRef } from "preact/hooks";
import { Choice } from "../house/choice.tsx";
import { screenOf } from "../house/screens.ts";
import { words } from "../words/index.ts";
import type { OptionValue } from "./options.ts";

interface FileFieldProps {
  readonly game: string;
  readonly name: string;
  readonly said: OptionWords;
  readonly value: OptionValue | undefined;
  onChoose(value: OptionValue | undefined): void;
}

/** No author writes more than this, and nobody waits for more to be read. */
const MOST_BYTES = 200_000;

/** An option that comes out of a file: the game's own, or one that somebody has written; with all that is wrong with it. */
export function FileField({ game, name, said, value, onChoose }: FileFieldProps) {
  const { lobby } = words();
  const input = useRef<HTMLInputElement>(null);
  const problems = useSignal<readonly string[]>([]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      problems.value = [lobby.file.tooLong];
      return;
    }
    const found = await screenOf(game)?.readFile?.(name, await file.text(), language.value);
    problems.value = found?.problems ?? [];
    if (found !== undefined && found.problems === undefined) onChoose(found.value);
  };
  return (
    <>
      <Choice
        label={said.label}
        help={said.help}
        values={[
          ["own", said.values?.unset ?? lobby.unset],
          ["file", value === undefined ? lobby.file.choose : lobby.file.chosen],
        ]}
        chosen={value === undefined ? "own" : "file"}
        onChoose={(which) => {
          problems.value = [];
          if (which === "own") onChoose(undefined);
          else input.current?.click();
        }}
      />
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={said.label}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      {problems.value.length === 0 ? null : (
        <ul class="file-problems" role="alert">
          {problems.value.slice(0, MOST_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Enough to begin with. */
const MOST_PROBLEMS = 8;
