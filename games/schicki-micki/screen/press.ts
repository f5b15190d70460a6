import { isForSomethingElse, useTable } from "@tavolata/kit";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Move } from "../rules/index.ts";
import { keyMove } from "./keys.ts";

/** Makes a move at the moment of a touch or a key: a reaction counts from then, not from when the finger is lifted. */
export function useAct(): (move: Move, at: number) => void {
  const { react, play } = useTable<Move>();
  return (move, at) => {
    if (move.type === "call" || move.type === "hand") react(move, at);
    else play(move);
  };
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
