import { useSignal } from "@preact/signals";
import type { ChatLine } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import type { TableFeed } from "../../connection/table-feed.ts";
import { connection } from "../../state/connection.ts";
import { chatWords } from "./words/index.ts";
import "./bubbles.css";

const SHOWN_FOR = 4000;
/** A bubble keeps this far from the edges of the screen: half its greatest width. */
const HALF = 96;
const LONGEST = 60;
/** It lies over the face, in pixels from its seat's upper edge: names and numbers below it are read. */
const OVER = 6;
/** Where news of somebody without a seat on the screen are shown. */
const BELOW_BAR = 56;

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

/** None for one's own, for people who are not heard, and for words from a seat that is not on the screen. */
function bubbleFor(feed: TableFeed, line: ChatLine): Bubble | undefined {
  const { at, person, news } = line;
  if (person === connection.person.peek()?.id || (news === undefined && connection.muted.peek().has(person)))
    return undefined;
  const box = boxOf(feed, line);
  if (box === undefined) {
    if (news === undefined) return undefined;
    return { key: `${at} ${person}`, text: textOf(line), left: window.innerWidth / 2, top: BELOW_BAR };
  }
  const middle = box.left + box.width / 2;
  return {
    key: `${at} ${person}`,
    text: shortened(textOf(line)),
    left: Math.min(Math.max(middle, HALF + 8), window.innerWidth - HALF - 8),
    top: Math.min(Math.max(box.top - OVER, BELOW_BAR), window.innerHeight - 64),
  };
}

/** Where on the screen the seat is that a line comes from, or is about. */
function boxOf(feed: TableFeed, { person, remark }: ChatLine): DOMRect | undefined {
  const { chairs, playing } = feed.knownRoom;
  const chair =
    remark?.chair ??
    chairs.findIndex((taken) => taken !== null && "person" in taken && taken.person === person);
  const seat = playing?.chairs.indexOf(chair) ?? -1;
  const place = document.querySelector(`.play-table [data-place="seat-${seat}"]`);
  const around = place?.closest(".frame-seat") ?? place;
  if (place == null || around == null) return undefined;
  const box = place.getBoundingClientRect();
  return box.width === 0 || isCovered(around, box) ? undefined : box;
}

/** Whether something lies over a seat, such as all hands turned up: then that is looked at, and words are in the chat. */
function isCovered(seat: Element, { left, top, width, height }: DOMRect): boolean {
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && !seat.contains(above) && !above.contains(seat);
}

function textOf({ text, remark, news, nickname }: ChatLine): string {
  const { remarks, news: told } = chatWords();
  if (news !== undefined) return told[news](nickname);
  return remark === undefined ? text : remarks[remark.phrase];
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
