import { useEffect, useRef, useState } from "preact/hooks";
import { LETS_GO_WITHIN } from "../rules/index.ts";

/** In milliseconds: a click that comes sooner after a touch is part of it. */
export const SAME_PRESS = 1000;

/** For a button that acts as soon as it is touched, but also for people who only click. */
export function usePress(act: (moment: number) => void) {
  const touched = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      touched.current = event.timeStamp;
      act(event.timeStamp);
    },
    // A button that was touched does not keep the focus: keys are for the table.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (event.timeStamp - touched.current > SAME_PRESS) act(event.timeStamp);
    },
  };
}

interface ShortHold {
  act(moment: number): void;
  /** It was let go of too soon. */
  undo(): void;
}

/** BEC-18: for a button that acts as soon as it is touched, unless it is let go of at once. */
export function useShortHold(hold: ShortHold) {
  const held = useRef<{ since: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [holding, setHolding] = useState(false);
  const latest = useRef(hold);
  latest.current = hold;
  const end = () => {
    const since = held.current?.since;
    clearTimeout(held.current?.timer);
    held.current = null;
    setHolding(false);
    if (since !== undefined && performance.now() - since < LETS_GO_WITHIN) latest.current.undo();
  };
  const begin = () => {
    clearTimeout(held.current?.timer);
    setHolding(true);
    const since = performance.now();
    held.current = { since, timer: setTimeout(end, LETS_GO_WITHIN + 1) };
    latest.current.act(since);
  };
  useEffect(() => () => clearTimeout(held.current?.timer), []);
  return { holding, begin, end };
}
