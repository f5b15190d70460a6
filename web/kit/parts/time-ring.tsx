import { useEffect, useRef } from "preact/hooks";
import { useTable } from "../table.ts";
import "./time-ring.css";

interface TimeRingProps {
  /** In the game's time; without it the ring only says whose turn it is. */
  readonly until?: number;
  readonly total?: number;
}

const ROUND = 2 * Math.PI * 46;

/** A ring around a face: whose turn it is, and how much of his time is left. */
export function TimeRing({ until, total = 1 }: TimeRingProps) {
  const ring = useRef<SVGCircleElement>(null);
  const { left, paused } = useTable();
  useEffect(() => {
    if (until === undefined || ring.current === null) return;
    const rest = left(until);
    const share = Math.max(0, Math.min(1, rest / total));
    const gone = ring.current.animate(
      { strokeDashoffset: [String(ROUND * (1 - share)), String(ROUND)] },
      { duration: Math.max(1, rest), fill: "forwards" },
    );
    if (paused) gone.pause();
    return () => gone.cancel();
  }, [until, total, left, paused]);
  return (
    <svg class="time-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle class="time-ring-way" cx="50" cy="50" r="46" />
      <circle ref={ring} class="time-ring-left" cx="50" cy="50" r="46" stroke-dasharray={ROUND} />
    </svg>
  );
}
