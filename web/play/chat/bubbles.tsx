import { useSignal } from "@preact/signals";
import type { ChatLine } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import type { TableFeed } from "../../connection/table-feed.ts";
import { connection } from "../../state/connection.ts";
import { muted } from "./unread.ts";
import { chatWords } from "./words/index.ts";
import "./bubbles.css";

const SHOWN_FOR = 4000;
/** A bubble keeps this far from the edges of the screen: half its greatest width. */
const HALF = 96;
const LONGEST = 60;

interface Bubble {
  readonly key: string;
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/** What somebody has just said, for a moment, at their seat. Touches go through it. */
export function Bubbles({ feed }: { feed: TableFeed }) {
  const shown = useSignal<readonly Bubble[]>([]);
  useEffect(() => {
    // What was said before this page came is in the chat.
    let seenUntil = feed.lines.peek().at(-2)?.at ?? 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = feed.lines.subscribe((lines) => {
      const fresh = lines.filter(({ at }) => at > seenUntil && connection.clock.now() - at < SHOWN_FOR);
      seenUntil = lines.at(-1)?.at ?? seenUntil;
      for (const line of fresh) {
        const bubble = bubbleFor(feed, line);
        if (bubble === undefined) continue;
        shown.value = [...shown.peek(), bubble];
        const timer = setTimeout(() => {
          timers.delete(timer);
          shown.value = shown.peek().filter(({ key }) => key !== bubble.key);
        }, SHOWN_FOR);
        timers.add(timer);
      }
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [feed, shown]);
  return (
    <div class="bubbles" role="status">
      {shown.value.map(({ key, text, left, top }) => (
        <p key={key} class="bubble" style={{ left: `${left}px`, top: `${top}px` }}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** None for one's own words, for people who are not heard, and for those whose seat is not on the screen. */
function bubbleFor(feed: TableFeed, { at, person, text, remark }: ChatLine): Bubble | undefined {
  if (person === connection.person.peek()?.id || muted.peek().has(person)) return undefined;
  const { chairs, playing } = feed.knownRoom;
  const chair =
    remark?.chair ??
    chairs.findIndex((taken) => taken !== null && "person" in taken && taken.person === person);
  const seat = playing?.chairs.indexOf(chair) ?? -1;
  const box = document.querySelector(`.play-table [data-place="seat-${seat}"]`)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  const middle = box.left + box.width / 2;
  return {
    key: `${at} ${seat}`,
    text: shortened(remark === undefined ? text : chatWords().remarks[remark.phrase]),
    left: Math.min(Math.max(middle, HALF + 8), window.innerWidth - HALF - 8),
    top: Math.min(box.bottom + 4, window.innerHeight - 64),
  };
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
