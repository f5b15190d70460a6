import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** How wide an element is, kept up to date. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => Math.min(360, globalThis.innerWidth ?? 360));
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return;
    setWidth(observed.clientWidth);
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
