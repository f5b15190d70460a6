import { useEffect, useRef, useState } from "preact/hooks";
import { CLICKED, HOLD_TO_SHOUT } from "./hold.ts";

/** In milliseconds: a click that comes sooner after a touch is part of it. */
const SAME_PRESS = 1000;

const isPressKey = (event: KeyboardEvent) => !event.repeat && (event.key === "Enter" || event.key === " ");

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

interface Pull {
  begin?(): void;
  /** `dx` and `dy` are how far it was pulled. */
  end(dx: number, dy: number, event: PointerEvent): void;
  cancel?(): void;
  click(moment: number): void;
}

/** For something that can be tapped or pulled somewhere, but also for people who only click. */
export function usePull({ begin, end, cancel, click }: Pull) {
  const from = useRef<PointerEvent | null>(null);
  const touched = useRef(Number.NEGATIVE_INFINITY);
  return {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      from.current = event;
      begin?.();
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      touched.current = event.timeStamp;
      if (start !== null) end(event.clientX - start.clientX, event.clientY - start.clientY, event);
    },
    onPointerCancel: () => {
      from.current = null;
      cancel?.();
    },
    onClick: (event: MouseEvent) => {
      if (event.timeStamp - touched.current > SAME_PRESS) click(event.timeStamp);
    },
  };
}

interface Holding {
  begin(): void;
  end(): void;
}

/** For a button that can be held as long as you like; people who can only click hold it for a fixed time. */
export function useHeld({ begin, end }: Holding) {
  const held = useRef<number | null>(null);
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const start = () => {
    if (held.current !== null) return;
    held.current = performance.now();
    begin();
  };
  const stop = () => {
    if (held.current === null) return;
    held.current = null;
    end();
  };
  const latest = useRef(stop);
  latest.current = stop;
  useEffect(() => () => latest.current(), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      touched.current = event.timeStamp;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      start();
    },
    onPointerUp: (event: PointerEvent) => {
      touched.current = event.timeStamp;
      stop();
    },
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      event.preventDefault();
      start();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      touched.current = event.timeStamp;
      event.preventDefault();
      stop();
    },
    onBlur: stop,
    onClick: (event: MouseEvent) => {
      if (event.timeStamp - touched.current < SAME_PRESS) return;
      start();
      setTimeout(stop, CLICKED);
    },
  };
}

/** For a button that acts only after it was held for a moment. What counts is when it acts, not when it was touched. */
export function useShortHold(act: (moment: number) => void) {
  const held = useRef<{ since: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [holding, setHolding] = useState(false);
  const done = () => {
    const now = performance.now();
    const isLongEnough = held.current !== null && now - held.current.since >= HOLD_TO_SHOUT;
    clearTimeout(held.current?.timer);
    held.current = null;
    setHolding(false);
    if (isLongEnough) latest.current(now);
  };
  const latest = useRef(act);
  latest.current = act;
  const begin = () => {
    clearTimeout(held.current?.timer);
    setHolding(true);
    held.current = { since: performance.now(), timer: setTimeout(done, HOLD_TO_SHOUT + 1) };
  };
  // On a busy page a finger may be lifted before the timer gets its turn.
  const end = done;
  useEffect(() => () => clearTimeout(held.current?.timer), []);
  return { holding, begin, end };
}
