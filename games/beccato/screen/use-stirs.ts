import { useTable } from "@tavolata/kit";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Scene } from "./scene.ts";
import { nextChange, noted, type Stirs } from "./stirs.ts";

interface Kept {
  readonly round: number;
  readonly stirs: Stirs;
  /** Everything of this round, from the first on. */
  readonly scenes: readonly Scene[];
  readonly now: number;
}

/** Who has moved lately: that is told once and is not in the view, so it is kept here for as long as it matters. */
export function useStirs(scene: Scene | undefined, round: number): Kept {
  const { isLesson } = useTable();
  const [kept, keep] = useState<Kept>({ round, stirs: [], scenes: [], now: 0 });
  useLayoutEffect(() => {
    const now = performance.now();
    keep((last) => {
      const { stirs, scenes } = last.round === round ? last : { stirs: [], scenes: [] };
      return { round, now, stirs: noted(stirs, scene ?? {}, now), scenes: [...scenes, scene ?? {}] };
    });
  }, [scene, round]);
  useLayoutEffect(() => {
    const wait = nextChange(kept.stirs, performance.now());
    // In a lesson time stands still: a feather stays for as long as somebody reads about it.
    if (wait === undefined || isLesson) return;
    const timer = setTimeout(() => keep((last) => ({ ...last, now: performance.now() })), wait);
    return () => clearTimeout(timer);
  }, [kept, isLesson]);
  return kept;
}
