import { useSignal } from "@preact/signals";
import { type AnyScreen, type FileEditor, language } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import { CATALOGUE, screenOf, titleOf } from "../catalogue/catalogue.ts";
import { type Unpacked, unpack } from "../decks/link.ts";
import { isTooLong } from "../decks/too-long.ts";
import { deckWords } from "../decks/words/index.ts";
import { Workshop } from "../decks/workshop.tsx";
import { useStart } from "../lobby/use-start.ts";
import { Link } from "../shell/link.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { games } from "../state/offered.ts";
import { words } from "../words/index.ts";

/** A deck that came with a link, to look at, to play with and to change; without one, where a deck is written. */
export function DeckPage({ game }: { game: string }) {
  const said = deckWords();
  const screen = screenOf(game);
  const editor = useEditor(screen);
  const found = useFragment();
  const title = titleOf(game);
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (CATALOGUE[game] === undefined || editor === "none") return <NowherePage text={said.fault.none} />;
  if (editor === null || found === null) return <p class="waiting">{words().loading}</p>;
  const key = found === "none" ? "" : (found.file ?? found.fault);
  return <DeckOf key={key} game={game} editor={editor} found={found} />;
}

interface DeckOfProps {
  readonly game: string;
  readonly editor: FileEditor;
  readonly found: Unpacked | "none";
}

function DeckOf({ game, editor, found }: DeckOfProps) {
  const said = deckWords();
  const writing = useSignal(found === "none");
  const start = useStart(games.value?.find(({ name }) => name === game));
  const play = async (value: object) => {
    await start.openTable({ [editor.option]: value });
    return start.refused.value === null;
  };
  if (found !== "none" && found.fault !== undefined) return <NowherePage text={said.fault[found.fault]} />;
  // Read as a file is: what somebody else has made may be anything.
  const read = found === "none" ? undefined : editor.read(found.file, language.value);
  const value = read?.value;
  if (read !== undefined && value === undefined) {
    return <NowherePage text={`${said.fault.wrong} ${read.problems[0]?.text ?? ""}`} />;
  }
  return (
    <main id="content" class="deck-page">
      <p>
        <Link to="/">{words().home}</Link>
      </p>
      <h1>{value === undefined ? titleOf(game) : editor.nameOf(value, language.value)}</h1>
      <h2>{value === undefined ? said.written : titleOf(game)}</h2>
      {writing.value || value === undefined ? (
        <Workshop game={game} editor={editor} value={value} useLabel={said.open} onUse={play} />
      ) : (
        <Shown
          editor={editor}
          value={value}
          problems={[
            ...(read?.problems.map(({ text }) => text) ?? []),
            ...(isTooLong(value) ? [said.tooLongToSend] : []),
          ]}
          off={start.off}
          onPlay={() => void play(value)}
          onChange={() => (writing.value = true)}
        />
      )}
      <p role="alert">{start.refused.value}</p>
    </main>
  );
}

interface ShownProps {
  readonly editor: FileEditor;
  readonly value: object;
  readonly problems: readonly string[];
  readonly off: boolean;
  onPlay(): void;
  onChange(): void;
}

function Shown({ editor: { Preview }, value, problems, off, onPlay, onChange }: ShownProps) {
  const said = deckWords();
  return (
    <div class="workshop">
      {problems.length === 0 ? null : (
        <>
          <p>{said.fault.wrong}</p>
          <ul class="workshop-faults">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
      <div class="workshop-actions">
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={off || problems.length > 0}
          onClick={onPlay}
        >
          {said.open}
        </button>
        <button type="button" class="button" onClick={onChange}>
          {said.change}
        </button>
      </div>
      <section aria-label={said.preview}>
        <Preview value={value} />
      </section>
    </div>
  );
}

function useEditor(screen: AnyScreen | undefined): FileEditor | null | "none" {
  const editor = useSignal<FileEditor | null | "none">(null);
  useEffect(() => {
    if (screen === undefined) return;
    if (screen.fileEditor === undefined) editor.value = "none";
    else void screen.fileEditor().then((loaded) => (editor.value = loaded));
  }, [screen, editor]);
  return editor.value;
}

/** What the fragment of the address holds now; a link that is opened in the same window only changes that. */
function useFragment(): Unpacked | "none" | null {
  const found = useSignal<Unpacked | "none" | null>(null);
  useEffect(() => {
    const look = async () => {
      const fragment = location.hash.slice(1);
      found.value = fragment === "" ? "none" : await unpack(fragment);
    };
    void look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [found]);
  return found.value;
}
