import type { Instant } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import { type View, windowOf } from "../rules/index.ts";

interface Span {
  readonly until: Instant;
  readonly total: number;
}

/** Until when people may still react, out of how much time; null if there is no limit now. */
function timeToReact(view: View): Span | null {
  const { phase, lastCall, line, options } = view;
  const last = line.at(-1);
  if (phase === "window") {
    const until = windowOf(view).closesAt;
    // SCH-24: the last window can be longer than the usual one.
    const whole = lastCall === null || last === undefined ? 0 : until - last.at;
    return { until, total: Math.max(options.windowMs, whole) };
  }
  if (phase !== "turning" || lastCall === null || last === undefined) return null;
  return { until: lastCall, total: lastCall - last.at };
}

/** A golden cord that burns down while people may still react. */
export function TimeLeft({ view }: { view: View }) {
  const cord = useRef<HTMLSpanElement>(null);
  const { left, paused } = useTable();
  const time = timeToReact(view);
  const until = time?.until;
  const total = time?.total ?? 1;
  useEffect(() => {
    if (until === undefined || cord.current === null) return;
    const rest = left(until);
    const share = Math.max(0, Math.min(1, rest / total));
    const burning = cord.current.animate(
      { transform: [`scaleX(${share})`, "scaleX(0)"] },
      { duration: Math.max(1, rest), fill: "forwards" },
    );
    if (paused) burning.pause();
    return () => burning.cancel();
  }, [until, total, left, paused]);
  return <span ref={cord} class="schicki-cord" data-burning={until !== undefined} aria-hidden="true" />;
}
