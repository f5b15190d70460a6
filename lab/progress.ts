import type { WriteStream } from "node:tty";
import type { Progress } from "./pool.ts";

const TERMINAL_EVERY = 200;
const LOG_EVERY = 10_000;

/**
 * Shows how far the run is, how fast it goes and how long it will take: on one line that is rewritten, or line by
 * line.
 */
export function progressLine(out: NodeJS.WriteStream | WriteStream): {
  show(progress: Progress): void;
  end(): void;
} {
  const started = performance.now();
  const every = out.isTTY ? TERMINAL_EVERY : LOG_EVERY;
  // The first line comes soon, so that people who wait know that it is running.
  let last = started + TERMINAL_EVERY - every;
  let written = false;
  return {
    show(progress) {
      const now = performance.now();
      if (now - last < every) return;
      last = now;
      written = true;
      const line = describe(progress, (now - started) / 1000);
      out.write(out.isTTY ? `\r${line}\x1b[K` : `${line}\n`);
    },
    end() {
      if (written && out.isTTY) out.write("\r\x1b[K");
    },
  };
}

export function describe({ games, of, moves, seconds: most }: Progress, seconds: number): string {
  const rate = games / seconds;
  const left = Math.max(0, Math.ceil(Math.min((of - games) / rate, most - seconds)));
  const done = (100 * Math.max(games / of, Math.min(1, seconds / most))).toFixed(0);
  return `${done} %: ${games} of ${of} games, ${rate.toFixed(0)} games/s, ${(moves / seconds / 1000).toFixed(0)}k moves/s, ${left} s left`;
}
