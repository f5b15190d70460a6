import type { Colour } from "../rules/index.ts";

/** SCH-25: the six colours, as far apart in lightness as they can be. */
export const HUES: Readonly<Record<Colour, string>> = {
  Y: "#ffd83a",
  G: "#36a35b",
  O: "#f5851f",
  R: "#c9182f",
  P: "#7c3fae",
  B: "#3b8fe6",
};

/** What is drawn over a colour: lines or filled shapes that repeat. */
export interface Marks {
  /** The tile: it repeats after so much of a card that is 100 wide. */
  readonly size: number;
  readonly data: string;
  /** Lines of this width; shapes where there is none. */
  readonly line?: number;
  /** Dark marks on light colours, light ones on dark. */
  readonly dark: boolean;
}

/** A pattern for each colour, for people who cannot tell the colours apart. Red is plain. */
export const MARKS: Readonly<Record<Colour, Marks | null>> = {
  Y: { size: 9, data: "M2.2 4.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z", dark: true },
  G: { size: 8, data: "M-2 8L2 3L6 8L10 3M-2 0L2 -5L6 0", line: 2, dark: false },
  O: { size: 9, data: "M0 0H4.5V4.5H0zM4.5 4.5H9V9H4.5z", dark: true },
  R: null,
  P: { size: 7, data: "M-1.75 1.75L1.75 -1.75M0 7L7 0M5.25 8.75L8.75 5.25", line: 2.2, dark: false },
  B: { size: 9, data: "M-1 4.5C1.2 1 3.2 1 4.5 4.5S7.8 8 10 4.5", line: 2, dark: false },
};

export function patternId(colour: Colour): string {
  return `schicki-${colour}`;
}
