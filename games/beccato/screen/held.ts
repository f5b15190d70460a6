import { useEffect, useRef } from "preact/hooks";
import { CLICKED } from "./hold.ts";
import { SAME_PRESS } from "./press.ts";

const isPressKey = (event: KeyboardEvent) => !event.repeat && (event.key === "Enter" || event.key === " ");

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
