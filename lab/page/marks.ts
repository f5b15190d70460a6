import type { Estimate } from "@tavolata/figures";
import { isKnown } from "./numbers.ts";
import { along, isWithin, type Scale } from "./scale.ts";
import { anchorAt, line, shape, text } from "./svg.ts";

const CAP = 4;

/** A 95 % interval along the axis, with a cap where it ends or an arrow where it continues beyond the plot. */
export function interval(className: string, scale: Scale, { low, high }: Estimate, y: number): string {
  if (!isKnown(low) || !isKnown(high)) return "";
  const from = Math.max(low, scale.from);
  const to = Math.min(high, scale.to);
  if (from > to) return "";
  const [x1, x2] = [along(scale, from), along(scale, to)];
  return (
    line(className, x1, y, x2, y) +
    (isWithin(scale, low)
      ? line(className, x1, y - CAP, x1, y + CAP)
      : shape(`${className} arrow`, x1, y, "M5-5L-1 0L5 5")) +
    (isWithin(scale, high)
      ? line(className, x2, y - CAP, x2, y + CAP)
      : shape(`${className} arrow`, x2, y, "M-5-5L1 0L-5 5"))
  );
}

/** The line below a plot with its ticks, and what they count below that. */
export function axisBelow(
  scale: Scale,
  write: (tick: number, step: number) => string,
  y: number,
  label = "",
): string {
  return (
    line("axis", 0, y, 100, y) +
    scale.ticks
      .map((tick) => {
        const x = along(scale, tick);
        return line("axis", x, y, x, y + 4) + text("tick", x, y + 17, write(tick, scale.step), anchorAt(x));
      })
      .join("") +
    (label ? text("tick", 100, y + 34, label, "end") : "")
  );
}

/** No lines at the edges, where the labels begin and the values end. */
export function gridAcross(scale: Scale, top: number, bottom: number): string {
  return scale.ticks
    .map((tick) => along(scale, tick))
    .filter((x) => x > 1 && x < 99)
    .map((x) => line("grid", x, top, x, bottom))
    .join("");
}

/** Shapes around a point, so that things can be told apart without colour. */
export const MARKERS = {
  diamond: "M0-6L6 0L0 6L-6 0Z",
  square: "M-4.5-4.5H4.5V4.5H-4.5Z",
  triangle: "M0-5.5L5.5 4.5H-5.5Z",
  cross: "M-4-4L4 4M4-4L-4 4",
  wedge: "M0 5.5L5.5-4.5H-5.5Z",
} as const;
