import { useSignal } from "@preact/signals";
import type { OptionWords } from "@tavolata/kernel";
import { language, Sheet } from "@tavolata/kit";
import type { ComponentType } from "preact";
import { useRef } from "preact/hooks";
import { screenOf } from "../catalogue/catalogue.ts";
import { isTooLong } from "../decks/too-long.ts";
import type { WorkshopProps } from "../decks/workshop.tsx";
import { Choice } from "../shell/choice.tsx";
import { lazy } from "../shell/lazy.tsx";
import { words } from "../words/index.ts";
import type { OptionValue } from "./options.ts";
import { roomWords } from "./room-words/index.ts";

interface FileFieldProps {
  readonly game: string;
  readonly name: string;
  readonly said: OptionWords;
  readonly value: OptionValue | undefined;
  onChoose(value: OptionValue | undefined): void;
}

/** No author writes more than this, and nobody waits for more to be read. */
const MOST_BYTES = 200_000;

type EditorProps = Omit<WorkshopProps, "game" | "editor">;

const editors = new Map<string, ComponentType<EditorProps>>();

/** Where files of this game are written, if it has such a place. */
function editorOf(game: string): ComponentType<EditorProps> | undefined {
  const load = screenOf(game)?.fileEditor;
  if (load !== undefined && !editors.has(game)) {
    editors.set(
      game,
      lazy(async () => {
        const [editor, { Workshop }] = await Promise.all([load(), import("../decks/workshop.tsx")]);
        return (props) => <Workshop game={game} editor={editor} {...props} />;
      }),
    );
  }
  return editors.get(game);
}

/**
 * An option that comes out of a file: the game's own, or one that somebody has written, with what is wrong with it.
 */
export function FileField({ game, name, said, value, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const problems = useSignal<readonly string[]>([]);
  const writing = useSignal(false);
  const Editor = editorOf(game);
  const write = said.values?.write ?? "";
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      problems.value = [roomWords().file.tooLong];
      return;
    }
    const found = await screenOf(game)?.readFile?.(name, await file.text(), language.value);
    problems.value = found?.problems ?? [];
    if (found !== undefined && found.problems === undefined) use(found.value);
  };
  const use = (written: object) => {
    if (isTooLong(written)) problems.value = [roomWords().file.tooLong];
    else onChoose(written);
  };
  return (
    <>
      <Choice
        label={said.label}
        help={said.help || undefined}
        values={[
          ["own", said.values?.unset ?? roomWords().unset],
          ["file", value === undefined ? roomWords().file.choose : roomWords().file.chosen],
          ...(Editor === undefined ? [] : [["write", write] as const]),
        ]}
        chosen={value === undefined ? "own" : "file"}
        onChoose={(which) => {
          problems.value = [];
          if (which === "own") onChoose(undefined);
          else if (which === "write") writing.value = true;
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
      {Editor === undefined ? null : (
        <Sheet
          title={said.label}
          open={writing.value}
          closeLabel={words().close}
          onClose={() => {
            writing.value = false;
          }}
        >
          <Editor
            useLabel={roomWords().file.use}
            value={typeof value === "object" ? value : undefined}
            onUse={(written) => {
              writing.value = false;
              use(written);
              return true;
            }}
          />
        </Sheet>
      )}
      {problems.value.length === 0 ? null : (
        <div role="alert">
          <ul class="file-problems">
            {problems.value.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Enough to begin correcting with. */
const MOST_PROBLEMS = 8;
