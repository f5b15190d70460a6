import { isForSomethingElse, sayWhyNot, useTable } from "@tavolata/kit";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { Move, Settling, View } from "../rules/index.ts";
import { keyMove } from "./keys.ts";
import { quicker } from "./own-time.ts";
import { useTexts } from "./words.ts";

/** How the line was taken that is still shown; null as long as there is one to react to. */
export const Taken = createContext<Settling | null>(null);

/** Since when the line on the table has been there, by the clock of touches and keys. */
export const LineSince = createContext<{ readonly current: number }>({ current: Number.NEGATIVE_INFINITY });

/** Nobody can have seen what lies on a new line so soon, in milliseconds: that press was meant for the line before. */
const TOO_SOON = 250;

/** Notes when a line begins. What is pressed when it only grows may be about what lay there before (SCH-21), and counts. */
export function useLineSince({ line, turned }: Pick<View, "line" | "turned">): { readonly current: number } {
  const since = useRef(Number.NEGATIVE_INFINITY);
  const began = turned - line.length;
  const isThere = line.length > 0;
  useLayoutEffect(() => {
    if (isThere) since.current = performance.now();
  }, [began, isThere]);
  return since;
}

/** Makes a move at the moment of a touch or a key: a reaction counts from then, not from when the finger is lifted. */
export function useAct(): (move: Move, at: number) => void {
  const { react, play, names, you, isLesson } = useTable<Move>();
  const { screen } = useTexts();
  const taken = useContext(Taken);
  const since = useContext(LineSince);
  return (move, at) => {
    if (move.type !== "call" && move.type !== "hand") play(move);
    else if (isLesson === true) react(move, at);
    else if (taken !== null) sayWhyNot(screen.taken(winnerOf(taken)), "SCH-10");
    else if (at - since.current >= TOO_SOON) react(move, at);
  };

  function winnerOf(settling: Settling) {
    const first = quicker(settling, you);
    return first === null ? null : { name: names(first.seat), after: first.after };
  }
}

/** A click within this time after a touch, in milliseconds, is part of that touch. */
const SAME_PRESS = 1000;

/** What a button needs to act as soon as it is touched, and for those who only click. */
export function usePress(move: Move) {
  const act = useAct();
  const touched = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      touched.current = event.timeStamp;
      act(move, event.timeStamp);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      act(move, event.timeStamp);
    },
    // A button that was touched must not keep the focus, because the space bar turns cards.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (event.timeStamp - touched.current > SAME_PRESS) act(move, event.timeStamp);
    },
  };
}

const KEYS = { table: "schicki", presses: " " } as const;

/** SCH-25: the keys of the whole table, for the players. */
export function useKeys(plays: boolean): void {
  const act = useAct();
  useLayoutEffect(() => {
    if (!plays) return;
    const onKey = (event: KeyboardEvent) => {
      const move = isForSomethingElse(event, KEYS) ? undefined : keyMove(event);
      if (move === undefined) return;
      event.preventDefault();
      act(move, event.timeStamp);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
