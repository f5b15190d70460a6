import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import type { TableFeed } from "../connection/table-feed.ts";
import { words } from "../words/index.ts";
import { entrySentences } from "./entry-sentences.ts";
import type { GameOnStage } from "./game-on-stage.ts";

const KEPT = 8;
/** What comes within so many milliseconds is said together: screen readers break off when something new comes. */
const BREATH = 400;

/** Tells people who hear the table what happens, in order, and when it is their turn. */
export function LiveRegion({ feed, game }: { feed: TableFeed; game: GameOnStage }) {
  const said = useSignal<readonly { key: number; text: string }[]>([]);
  const inLanguage = language.value;
  // Nobody wants to hear the same again in another language.
  useEffect(() => {
    said.value = [];
  }, [inLanguage, said]);
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
      if (!fresh) waiting.push(() => entrySentences(game, entries, names));
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
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={words().play.told}>
      {said.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
