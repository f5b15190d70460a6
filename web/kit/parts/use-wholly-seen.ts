import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** For a button that grows when it asks whether somebody is sure: none of the question is below the edge. */
export function useWhollySeen(asks: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asks) button.current?.scrollIntoView({ block: "center" });
  }, [asks]);
  return button;
}
