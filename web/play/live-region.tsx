import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import type { TableFeed } from "../line/table-feed.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import { momentSentences } from "./log.tsx";

const KEPT = 8;

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
    const add = (texts: readonly string[]) => {
      const fresh = texts.map((text) => ({ key: key++, text }));
      said.value = [...said.value, ...fresh].slice(-KEPT);
    };
    return feed.onNews(({ moments, fresh, seen }) => {
      if (!fresh) add(momentSentences(game.screen, moments, game.table.peek().names));
      if (seen.awaited) add([words().play.yourTurn]);
    });
  }, [feed, game, said]);
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={words().text.told}>
      {said.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
