import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Box {
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: Box = { width: Math.min(360, globalThis.innerWidth ?? 360), height: 300 };

/**
 * How much room an element has, kept up to date. Where a drawing depends on its room, this is used and not container
 * queries: those make the browser lay out a table six times as slowly, at every change of anything in it.
 */
export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(UNKNOWN);
  const observing = useRef<{ readonly of: HTMLElement | null; stop(): void }>({ of: null, stop() {} });
  // After every drawing: what was a button may be another element now.
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === observing.current.of) return;
    observing.current.stop();
    const measure = () => {
      if (observed === null) return;
      const { clientWidth: width, clientHeight: height } = observed;
      setBox((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (observed !== null) observer.observe(observed);
    observing.current = { of: observed, stop: () => observer.disconnect() };
  });
  useLayoutEffect(() => () => observing.current.stop(), []);
  return box;
}
