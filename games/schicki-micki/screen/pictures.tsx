import { useMemo } from "preact/hooks";
import type { Feature, Hand, HiddenHand } from "../rules/index.ts";
import { boxOf, OUTLINE, type Shape, shapesOf } from "./pheasant.ts";
import { Shapes } from "./shapes.tsx";

const IVORY = "#fff8ea";
const GOLD = "#e2b04a";
const BLUE = "#3b8fe6";
const RED = "#c9182f";

/** On a sheet of 40 x 40. */
const PAWN =
  "M20 3.5a7.5 7.5 0 0 1 4.8 13.3c1.2 6 3.4 10.6 7.2 14.7c1.4 2.5 .6 5 -2.5 5.5H10.5c-3.1 -.5 -3.9 -3 -2.5 -5.5c3.8 -4.1 6 -8.7 7.2 -14.7A7.5 7.5 0 0 1 20 3.5z";
const FIST: readonly Shape[] = [
  [
    IVORY,
    "M8 17C8 12 12 11 14 13C14 8 20 8 21 12C22 8 28 8 28 13C31 11 34 13 34 17V25C34 31 30 34 25 34H17C12 34 8 30 8 25z",
  ],
  ["~", "M14 13V19M21 12V19M28 13V19M8 22C13 20 19 21 22 24C19 27 15 27 13 26", 1.8],
  ["~", "M3 9L7 12M4 3L9 8M12 2L13 6", 2.2],
];
/** A glove over whatever it has done. */
const GLOVE: readonly Shape[] = [
  [
    IVORY,
    "M10 34C8 27 4 22 5 19C7 17 10 19 12 22L11 9C11 6 15 6 15.5 9L16.5 18L17.5 6C18 3 22 3 22 6L22 18L24.5 8C25.5 5 29 6 28.5 9L27 19L30 13C31.5 10.5 34.5 12 33.5 15C32 21 31 27 29 34z",
  ],
  [GOLD, "M9 32H30V37.5H9z", 1.6],
];

const HANDS: Readonly<Record<Hand | HiddenHand, readonly Shape[]>> = {
  knock: FIST,
  blue: pawn(BLUE),
  red: pawn(RED),
  "?": GLOVE,
};

function pawn(colour: string): Shape[] {
  return [
    [colour, PAWN],
    ["~", "M13.5 17.5H26.5", 1.8],
    ["~", "M16 8.5C16.6 7.2 17.6 6.6 19 6.5", 1.8, IVORY],
  ];
}

/* All of these are drawn only once, because the table is drawn again with every card and must be quick. */

/** What a hand does, or that it has done something. */
export function HandPicture({ hand }: { hand: Hand | HiddenHand }) {
  return useMemo(
    () => (
      <svg viewBox="0 0 40 40" aria-hidden="true" class="schicki-picture">
        <Shapes shapes={HANDS[hand]} />
      </svg>
    ),
    [hand],
  );
}

/** A feature in no colour: its name, drawn. */
export function FeaturePicture({ feature }: { feature: Feature }) {
  return useMemo(
    () => (
      <svg viewBox={boxOf(feature)} aria-hidden="true" class="schicki-picture">
        <Shapes shapes={shapesOf(feature)} colour={IVORY} />
      </svg>
    ),
    [feature],
  );
}

/** The back of a card: a fan of tail feathers in gold on midnight. */
export function CardBack() {
  return useMemo(
    () => (
      <svg viewBox="0 0 100 140" aria-hidden="true" class="schicki-face">
        <path d="M0 0H100V140H0z" fill="#1b2350" />
        <path d="M8 8H92V132H8z" fill="none" stroke={GOLD} stroke-width="3" />
        <path
          d="M50 104C30 96 20 76 22 50C36 58 46 74 50 96C54 74 64 58 78 50C80 76 70 96 50 104zM50 96C44 74 44 52 50 30C56 52 56 74 50 96z"
          fill={GOLD}
          stroke={OUTLINE}
          stroke-width="2"
        />
      </svg>
    ),
    [],
  );
}
