import { escaped } from "./html.ts";

/*
 * A plot has no viewBox: x is in per cent and y in pixels, so that it fills any width while type and strokes keep their
 * size, on a phone as well as on paper.
 */

export interface Drawing {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** What people who cannot see the plot should hear. */
  readonly description: string;
  readonly height: number;
  /** Room beside the plot for labels, in pixels. */
  readonly left?: number;
  readonly right?: number;
  readonly body: string;
}

export const LABEL_SIZE = 13;
export const TICK_SIZE = 12;

export function draw({ id, title, description, height, left = 0, right = 2, body }: Drawing): string {
  return (
    `<div class="plot" style="padding:0 ${Math.ceil(right)}px 0 ${Math.ceil(left)}px"><svg role="img" aria-labelledby="${id}-t ${id}-d" width="100%" height="${px(height)}">` +
    `<title id="${id}-t">${escaped(title)}</title><desc id="${id}-d">${escaped(description)}</desc>${body}</svg></div>`
  );
}

export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A position along the axis, kept within what a browser can still compute with. */
export function at(per: number): string {
  return `${Math.round(Math.min(1000, Math.max(-1000, per)) * 100) / 100}%`;
}

export function line(className: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="${className}" x1="${at(x1)}" y1="${px(y1)}" x2="${at(x2)}" y2="${px(y2)}"/>`;
}

export function circle(className: string, x: number, y: number, radius: number): string {
  return `<circle class="${className}" cx="${at(x)}" cy="${px(y)}" r="${radius}"/>`;
}

export function bar(className: string, x1: number, x2: number, y: number, height: number): string {
  const left = Math.min(x1, x2);
  return `<rect class="${className}" x="${at(left)}" y="${px(y)}" width="${at(Math.abs(x2 - x1))}" height="${px(height)}"/>`;
}

/** A shape of fixed size around a point. */
export function shape(className: string, x: number, y: number, path: string): string {
  return `<svg class="free" x="${at(x)}" y="${px(y)}"><path class="${className}" d="${path}"/></svg>`;
}

export type Anchor = "start" | "middle" | "end";

/** The shift is in pixels, for text that stands beside a point rather than at it. */
export function text(
  className: string,
  x: number,
  y: number,
  content: string,
  anchor: Anchor = "start",
  shift = 0,
): string {
  const where = (anchor === "start" ? "" : ` text-anchor="${anchor}"`) + (shift ? ` dx="${shift}"` : "");
  return `<text class="${className}" x="${at(x)}" y="${px(y)}"${where}>${escaped(content)}</text>`;
}

/** The anchor of text below a point of the axis, so that it does not stick out at either end. */
export function anchorAt(x: number, margin = 1.5): Anchor {
  if (x < margin) return "start";
  return x > 100 - margin ? "end" : "middle";
}
