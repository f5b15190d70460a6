import { useSignal } from "@preact/signals";
import { type FileEditor, language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { AsText, type TypedText } from "./as-text.tsx";
import { Draft } from "./draft.ts";
import { focusOn } from "./focus-on.ts";
import { keepDeck, keptDeck } from "./kept.ts";
import { MoreToDo } from "./more-to-do.tsx";
import { isTooLong } from "./too-long.ts";
import { deckWords } from "./words/index.ts";
import "./workshop.css";

export interface WorkshopProps {
  readonly game: string;
  readonly editor: FileEditor;
  /** What to begin with, if it is not the game's own. */
  readonly value: object | undefined;
  /** What the button is called that the deck is used with. */
  readonly useLabel: string;
  /** Whether it is used now: if not, the draft is kept. */
  onUse(value: object): boolean | Promise<boolean>;
}

/** Where a deck is written. A draft that this device keeps is gone on with; if there is another deck too, one is asked. */
export function Workshop(props: WorkshopProps) {
  const { game, editor, value } = props;
  const said = deckWords();
  const kept = useMemo(() => {
    const text = keptDeck(game);
    return text === undefined ? undefined : editor.read(text, language.peek()).value;
  }, [game, editor]);
  const begin = useSignal(value === undefined || kept === undefined ? (kept ?? value ?? editor.ours) : null);
  if (begin.value !== null) return <Bench {...props} begin={begin.value} />;
  return (
    <div class="workshop">
      <p>{said.gate}</p>
      <div class="workshop-actions">
        <button type="button" class="button" data-kind="main" onClick={() => (begin.value = kept ?? null)}>
          {said.goOn}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            keepDeck(game, undefined);
            begin.value = value ?? null;
          }}
        >
          {said.takeThis}
        </button>
      </div>
    </div>
  );
}

function Bench({ game, editor, begin, useLabel, onUse }: WorkshopProps & { begin: object }) {
  const said = deckWords();
  const root = useRef<HTMLDivElement>(null);
  const at = useSignal("");
  const draft = useMemo(
    () => new Draft(begin, (value) => keepDeck(game, value && editor.write(value))),
    [begin, game, editor],
  );
  const value = draft.value.value;
  const misfits = useMemo(
    () => [
      ...editor.misfits(value, language.value),
      ...(isTooLong(value) ? [{ path: "", where: said.wholeDeck, text: said.tooLongToSend }] : []),
    ],
    [editor, value, language.value, said],
  );
  const typed = useSignal<TypedText | null>(null);
  const wrong = misfits.length + (typed.value?.value === value ? typed.value.unshown : 0);
  const isFine = wrong === 0;
  /** Where somebody was and where they want to go; each wish moves the focus once. */
  const wish = useSignal<string | null>(null);
  const go = (to: string) => {
    wish.value = to === "" ? at.value : to;
    at.value = to;
  };
  useEffect(() => {
    if (wish.value !== null && root.current !== null) focusOn(root.current, wish.value);
    wish.value = null;
  }, [wish.value, wish]);
  const { Form } = editor;
  return (
    <div class="workshop" ref={root}>
      <div class="workshop-state">
        <p role="status" data-fine={isFine}>
          {isFine ? said.fine : said.problems(wrong)}
        </p>
        {misfits.length === 0 ? null : (
          <ul class="workshop-problems" aria-label={said.problemsList}>
            {misfits.map(({ path, where, text }) => (
              <li key={`${path} ${text}`}>
                <button type="button" onClick={() => go(path)}>
                  <b>{where}</b> {text}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div class="workshop-actions">
          <button
            type="button"
            class="button"
            data-kind="main"
            disabled={!isFine}
            onClick={async () => {
              if (await onUse(value)) draft.settle(value);
            }}
          >
            {useLabel}
          </button>
          <button type="button" class="button" disabled={!draft.canUndo} onClick={() => draft.undo()}>
            <Icon name="replay" />
            {said.undo}
          </button>
        </div>
      </div>
      <Form
        value={value}
        misfits={misfits}
        at={at.value}
        onGo={go}
        onChange={(changed, typed) => draft.change(changed, typed)}
      />
      <MoreToDo
        game={game}
        editor={editor}
        draft={draft}
        isFine={isFine}
        onFresh={() => {
          at.value = "";
        }}
      />
      <AsText
        editor={editor}
        value={value}
        typed={typed}
        onChange={(changed) => {
          at.value = "";
          draft.change(changed, "text");
        }}
      />
    </div>
  );
}
