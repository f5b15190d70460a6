import type { Seat } from "@tavolata/kernel";
import { read, useTable, write } from "@tavolata/kit";
import { useMemo, useRef } from "preact/hooks";
import type { Settling } from "../rules/index.ts";
import { type Bests, ownTime, readBests, withTime } from "./own-time.ts";
import { useTexts } from "./words.ts";
import "./own-time.css";

const KEY = "tavolata.schicki-micki-best";

/** Below the prompt when a line has been taken: how late the player was, or how fast. */
export function OwnTimeOf({ settling, seat }: { settling: Settling | null; seat: Seat }) {
  const { screen } = useTexts();
  // A lesson has no clock.
  const { isLesson, names } = useTable();
  const inGame = useRef<{ number: number; bests: Bests }>({ number: 0, bests: {} });
  const time = useMemo(() => {
    if (settling === null || isLesson === true) return null;
    const { number, bests } = inGame.current;
    // Settlings are counted from one in every game.
    const before = settling.number < number ? {} : bests;
    const ever = readBests(read(KEY));
    inGame.current = { number: settling.number, bests: withTime(before, settling, seat) };
    const better = withTime(ever, settling, seat);
    if (better !== ever) write(KEY, JSON.stringify(better));
    return ownTime(settling, seat, before, ever);
  }, [settling?.number, seat]);
  if (time === null) return null;
  return (
    <span class="schicki-own-time" data-kind={time.kind}>
      {time.kind === "late"
        ? screen.late({ name: names(time.first), by: time.by })
        : screen.ownTime[time.kind](time.after)}
    </span>
  );
}
