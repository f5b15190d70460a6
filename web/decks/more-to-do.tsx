import { useSignal } from "@preact/signals";
import { type FileEditor, language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useRef } from "preact/hooks";
import { DeckLink } from "./deck-link.tsx";
import type { Draft } from "./draft.ts";
import { deckWords } from "./words/index.ts";

/** No author writes more than this, and nobody waits for more to be read. */
const MOST_BYTES = 200_000;
/** Enough to begin correcting with. */
const MOST_PROBLEMS = 8;

interface MoreToDoProps {
  readonly game: string;
  readonly editor: FileEditor;
  readonly draft: Draft;
  readonly isFine: boolean;
  /** There is another deck now. */
  onFresh(): void;
}

/** What is done with a deck as a whole. */
export function MoreToDo({ game, editor, draft, isFine, onFresh }: MoreToDoProps) {
  const said = deckWords();
  const input = useRef<HTMLInputElement>(null);
  const problems = useSignal<readonly string[]>([]);
  const sure = useSignal(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      problems.value = [said.tooLong];
      return;
    }
    const found = editor.read(await file.text(), language.value);
    problems.value = found.value === undefined ? found.problems.map(({ text }) => text) : [];
    if (found.value === undefined) return;
    onFresh();
    draft.change(found.value);
  };
  return (
    <details class="workshop-more">
      <summary>{said.more}</summary>
      <div class="workshop-actions">
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {said.import}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            save(editor.nameOf(draft.value.value, language.value), editor.write(draft.value.value))
          }
        >
          {said.export}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            onFresh();
            draft.change(editor.ours);
          }}
        >
          {said.ours}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            if (sure.value) {
              onFresh();
              draft.settle(editor.ours);
            }
            sure.value = !sure.value;
          }}
        >
          <Icon name="trash" />
          {sure.value ? said.sure : said.discard}
        </button>
      </div>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={said.import}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <div role="alert">
        {problems.value.length === 0 ? null : (
          <ul class="workshop-faults">
            {problems.value.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <p>{said.kept}</p>
      <DeckLink game={game} file={editor.write(draft.value.value)} isFine={isFine} />
    </details>
  );
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "deck"}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
