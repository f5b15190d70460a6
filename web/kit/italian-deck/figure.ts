import { type HeadParts, head } from "./heads.ts";
import type { Colours, Ink } from "./pen.ts";

/** A figure of one suit: its body with a head on it, then the pip it holds, and what is before the pip: the hand. */
export interface Figure {
  /** Cloths c and k, hair h; coat m and mane n where there is a horse. */
  readonly colours: Colours;
  /** Looks the other way. */
  readonly mirror?: true;
  /** The whole of it turned about a point, as on a horse that rears. */
  readonly lean?: readonly [turn: number, x: number, y: number];
  readonly body: string;
  readonly head: readonly [parts: HeadParts, x: number, y: number, scale?: number, turn?: number];
  readonly pip: readonly [x: number, y: number, scale: number, turn?: number];
  readonly front: string;
}

export function drawFigure(ink: Ink, figure: Figure, suit: string): string {
  const { colours, mirror, lean = [0], body, front, pip } = figure;
  const [parts, x, y, scale = 1, nod = 0] = figure.head;
  const side = mirror ? -1 : 1;
  const drawn =
    ink(body, 0, 0, side, 0, colours) +
    ink(head(parts), side * x, y, side * scale, side * nod, colours) +
    ink(suit, ...pip) +
    ink(front, 0, 0, side, 0, colours);
  return `<g transform="rotate(${lean.join(" ")})">${drawn}</g>`;
}
