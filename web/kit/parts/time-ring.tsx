import { useEffect, useRef } from "preact/hooks";
import { sound } from "../sounds.ts";
import { useTable } from "../table.ts";
import { halfTurns } from "./half-turns.ts";
import "./time-ring.css";

interface TimeRingProps {
  /** In the game's time; without it the ring only says whose turn it is. */
  readonly until?: number;
  readonly total?: number;
}

/** So many milliseconds before somebody's time is up, a bell reminds them; not where they have hardly more than that. */
const RINGS_BEFORE = 5000;

/** The deadline that was rung for last: several rings may show the same one. */
let rungFor: number | undefined;

function ringOnce(until: number): void {
  if (rungFor === until) return;
  rungFor = until;
  sound("bell");
}

/**
 * A ring around a face: whose turn it is, and how much of their time is left. Two halves turn away behind their
 * edges: the browser does that without drawing anything again, as it would have to for a line that gets shorter.
 */
export function TimeRing({ until, total = 1 }: TimeRingProps) {
  const left = useRef<SVGSVGElement>(null);
  const right = useRef<SVGSVGElement>(null);
  const { left: timeLeft, paused, awaited } = useTable();
  useEffect(() => {
    if (until === undefined || !awaited || paused) return;
    const wait = timeLeft(until) - RINGS_BEFORE;
    if (wait < RINGS_BEFORE) return;
    const timer = setTimeout(() => ringOnce(until), wait);
    return () => clearTimeout(timer);
  }, [until, timeLeft, paused, awaited]);
  useEffect(() => {
    if (until === undefined) return;
    const rest = timeLeft(until);
    const turns = halfTurns(rest / total);
    const timing = { duration: Math.max(1, rest), fill: "forwards" } as const;
    const turning = [left.current!.animate(turns.left, timing), right.current!.animate(turns.right, timing)];
    if (paused) for (const half of turning) half.pause();
    return () => {
      for (const half of turning) half.cancel();
    };
  }, [until, total, timeLeft, paused]);
  return (
    <span class="time-ring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="time-ring-way" cx="50" cy="50" r="46" />
      </svg>
      <span class="time-ring-half">
        <svg ref={left} viewBox="0 0 100 100" aria-hidden="true">
          <path d="M50 96A46 46 0 0 1 50 4" />
        </svg>
      </span>
      <span class="time-ring-half" data-right="true">
        <svg ref={right} viewBox="0 0 100 100" aria-hidden="true">
          <path d="M50 4A46 46 0 0 1 50 96" />
        </svg>
      </span>
    </span>
  );
}
