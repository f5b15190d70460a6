import { useTable } from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import type { Options, View } from "../rules/index.ts";

/** BEC-36: the option that limits the time of each phase. */
const LIMITS: Partial<Readonly<Record<View["phase"], keyof Options>>> = {
  agreeing: "agreeSeconds",
  round: "passSeconds",
  choosing: "chooseSeconds",
  between: "restSeconds",
};

/** A straw that gets shorter; the browser does that by itself, without redrawing the page. */
export function TimeLeft({ view }: { view: View }) {
  const straw = useRef<HTMLSpanElement>(null);
  const { left, paused, surface } = useTable();
  const { deadline, phase, options } = view;
  const limit = LIMITS[phase];
  const total = limit === undefined ? 1 : 1000 * (options[limit] as number);
  const until = surface === "replay" ? null : deadline;
  useEffect(() => {
    if (until === null || straw.current === null) return;
    const rest = Math.max(1, left(until));
    const shrinking = straw.current.animate(
      { transform: [`scaleX(${Math.min(1, rest / total)})`, "scaleX(0)"] },
      { duration: rest, fill: "forwards" },
    );
    if (paused) shrinking.pause();
    return () => shrinking.cancel();
  }, [until, total, left, paused]);
  return <span ref={straw} class="bec-time" data-runs={until !== null} aria-hidden="true" />;
}
