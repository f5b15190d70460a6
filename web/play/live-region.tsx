import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import type { TableFeed } from "../connection/table-feed.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import { momentSentences } from "./log.tsx";

const KEPT = 8;
/** What comes within a breath is said in one: readers break off what they read when something new comes. */
const BREATH = 400;

/** Whoever hears the table is told what happens, in order, and when it is his turn. */
export function LiveRegion({ feed, game }: { feed: TableFeed; game: GameOnStage }) {
  const said = useSignal<readonly { key: number; text: string }[]>([]);
  const spoken = language.value;
  // Nobody wants to hear again, in another language, what he has heard.
  useEffect(() => {
    said.value = [];
  }, [spoken, said]);
  useEffect(() => {
    let key = 0;
    // Put into words when it is said: by then it may have to be another language.
    let waiting: (() => readonly string[])[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Told once: much may happen before somebody has decided.
    let calledFor: number | undefined;
    const say = () => {
      timer = undefined;
      const fresh = waiting.flatMap((sentences) => sentences()).map((text) => ({ key: key++, text }));
      waiting = [];
      said.value = [...said.value, ...fresh].slice(-KEPT);
    };
    const stop = feed.onNews(({ entries, fresh, seen }) => {
      const { names } = game.table.peek();
      if (!fresh) waiting.push(() => momentSentences(game, entries, names));
      const decision = seen.awaited ? seen.decision : undefined;
      if (decision !== undefined && decision !== calledFor) waiting.push(() => [words().play.yourTurn]);
      calledFor = decision;
      timer ??= setTimeout(say, BREATH);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [feed, game, said]);
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={words().text.told}>
      {said.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
