import { type Card, colourOf, FEATURES, type Feature, hasTwoWorms, isDetail } from "../rules/index.ts";

/*
 * A lady pheasant in evening dress on a sheet of 100 x 140: six things to look at, and a bird that is alike on all
 * cards. Each part is a list of shapes from back to front; a shape is a fill and path data. The fill "*" is the
 * colour of the feature, "~" a line without fill, "^" a thick outlined line in the colour of the feature.
 */
export type Shape = readonly [fill: string, data: string, line?: number, ink?: string];

const INK = "#221c17";
const GOWN = "#342b38";
const SATIN = "#54475a";
const PLUMAGE = "#d8bd92";
const BLUSH = "#dfa183";
const PAPER = "#fff8ea";
const GOLD = "#e2b04a";

export const OUTLINE = INK;
const LINE = 2;
const THIN = 1.2;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** An upright worm that looks to the right; one of two is slimmer than one alone, and longer. */
function worm(x: number, y: number, sway: number, tall: number): Shape[] {
  const to = (dx: number, dy: number) => `${(x + sway * dx).toFixed(1)} ${(y + tall * dy).toFixed(1)}`;
  const top = y - tall * 24.6;
  const body = `M${to(5, 0)}C${to(-13, -1)} ${to(-9, -11)} ${to(0, -12)}C${to(9, -13)} ${to(7, -25)} ${to(-2, -24)}`;
  return [
    ["^", body, sway < 1 ? 6.6 : 8.6],
    ["~", `M${to(-9.5, -8)}L${to(-2, -6)}M${to(0, -15)}L${to(4, -9)}M${to(2, -19)}L${to(9, -17)}`, THIN],
    [PAPER, circle(x - 1, top, 2), 0.9],
    [INK, circle(x - 0.4, top, 0.9), 0],
  ];
}

const PARTS: Readonly<Record<Feature, readonly Shape[]>> = {
  umbrella: [
    ["~", "M27 8L38 95", 3.4],
    [GOLD, "M35 92c2 8 10 8 9.5 0c-.3 -3 -3.5 -3 -3.7 -.2c0 1.6 -1.8 1.8 -2.3 -.4z", 1.6],
    [
      "*",
      "M2 41C2 18 12 5 27 4C43 4 53 15 56 35C51 29.5 43 30.5 40 37.5C34 31.5 24 32.5 21 40C15 35 7 36 2 41z",
    ],
    ["~", "M27 4C20 12 19 26 21 40M27 4C36 12 40 24 40 37.5", THIN],
    [GOLD, circle(26.8, 3.6, 2.4), THIN],
  ],
  hat: [
    ["*", "M54 33C52 20 56 8 69 6.5C82 5 88 16 88 30z"],
    ["*", "M43 38C46 31 58 31 70 30C83 29 94 27 98 32C99 38 88 40 71 41.5C56 43 43 44 43 38z"],
    ["~", "M53.5 29C64 33 78 31 88 27", 3],
  ],
  scarf: [
    ["*", "M63 74C70 80 74 91 74 106L58.5 109C60 97 56 87 51 80z"],
    ["*", "M46 72C45 64 51 61 58 64C66 67 73 66 78 62C83 64 83 72 79 76C70 83 55 82 46 72z"],
    ["~", "M60 103l1 5M65 102l.5 5M69.6 101.5l.4 5M56 66.5C60 71 66 72 73 70", THIN],
  ],
  beak: [
    ["*", "M79 42.5C89 41 98 47 99 60C97 62.5 94 61.5 92 58.5C88 62.5 82 63 77 60C81 55 81 48 79 42.5z"],
    ["~", "M80 55.5C85 56 89 56 92 58.5", THIN],
    [INK, circle(86.5, 49, 1.3), 0],
  ],
  tail: [
    [
      "*",
      "M46 96C42 76 28 58 3 55C10 64 13 74 18 84C12 81 6 82 1 86C8 91 13 97 18 102C11 104 4 113 2 129C10 124 19 126 28 124C38 121 44 116 47 110z",
    ],
    [
      "~",
      "M18 84C27 88 35 95 41 103M18 102C26 102 34 103 41 105M12 60C25 70 34 82 39 96M7 123C14 115 26 109 38 107",
      THIN,
    ],
  ],
  worm: worm(87, 101, 1, 1),
};

/** Side by side and alike: back to back they would look like the claws of a crab. */
const TWO_WORMS: readonly Shape[] = [...worm(77, 101, 0.46, 1.3), ...worm(94, 101, 0.46, 1.3)];

/** Where each feature is on the sheet: left, top, width, height. */
const BOXES: Readonly<Record<Feature, readonly [number, number, number, number]>> = {
  umbrella: [0, 0, 58, 102],
  hat: [41, 4, 60, 42],
  scarf: [42, 59, 43, 53],
  beak: [74, 39, 28, 27],
  tail: [0, 52, 49, 80],
  worm: [74, 70, 24, 37],
};

const LEGS: readonly Shape[] = [
  [GOLD, "M41 137.5C41 132 48 131 51 134L54 137.5zM58 137.5C58 132 65 131 68 134L71 137.5z", 1.4],
];
const BODY: readonly Shape[] = [
  [
    GOWN,
    "M49 76C39 80 34 92 36 104C36 114 34 123 29 131C42 136 66 136 80 131C76 124 76 112 76 100C75 89 71 80 65 75z",
  ],
  [
    SATIN,
    "M42 104C43 114 41 123 37 131C41 132 44 132.5 48 132.7C49 124 47 112 42 104zM58 114C58 122 58 126 57 133L63 132.8C63 127 61 120 58 114z",
    0,
  ],
  ["~", "M30.5 128C44 133 64 133 78.5 128", 1.6, GOLD],
];
const HEAD: readonly Shape[] = [
  [PLUMAGE, "M52 66C51 58 52 50 55 44C59 35 74 34 79 42C83 48 82 56 78 61C76 65 76 70 77 74L50 76z"],
  [PAPER, circle(71.5, 48.5, 4.6), 1.3],
  [INK, circle(73, 49, 2.2), 0],
  ["~", "M67.5 46L63.5 43M69.5 44L67 40.5", 1.4],
  [BLUSH, circle(67, 57, 3), 0],
  [GOLD, circle(58.5, 54, 2), 1.1],
];
/** The glove on the umbrella, and the one under the salver. */
const WINGS: readonly Shape[] = [
  [PAPER, "M51 86C46 82 37 82 32 87C29 90 32 93 36 93C42 94 47 98 53 99z", 1.6],
  ["~", "M34 90l7 -1", THIN],
];
const SALVER: readonly Shape[] = [
  [PAPER, "M64 96C70 98 77 103 86 107C82 112 72 112 63 107z", 1.6],
  [GOLD, "M70 104C74 101.5 96 101.5 100 104C97 109.5 74 109.5 70 104z", 1.6],
];

/** One part of a card: a feature in its colour, or what is alike on all. */
export interface Layer {
  readonly feature: Feature | null;
  readonly shapes: readonly Shape[];
}

const bird = (shapes: readonly Shape[]): Layer => ({ feature: null, shapes });
const worn = (feature: Feature): Layer => ({ feature, shapes: PARTS[feature] });

/** From back to front. */
export function layersOf(card: Card): readonly Layer[] {
  if (isDetail(card)) return FEATURES.filter((feature) => colourOf(card, feature)).map(worn);
  return [
    bird(LEGS),
    worn("tail"),
    worn("umbrella"),
    bird(BODY),
    bird(HEAD),
    worn("beak"),
    worn("scarf"),
    bird(WINGS),
    bird(SALVER),
    { feature: "worm", shapes: hasTwoWorms(card) ? TWO_WORMS : PARTS.worm },
    worn("hat"),
  ];
}

export function shapesOf(feature: Feature): readonly Shape[] {
  return PARTS[feature];
}

/** The part of the sheet that shows a feature alone, as a view box; of an umbrella, what keeps the rain off. */
export function boxOf(feature: Feature): string {
  return feature === "umbrella" ? "0 0 58 56" : BOXES[feature].join(" ");
}

/** How much larger a feature can be that is alone on a card. */
export function scaleOf(feature: Feature): number {
  const [, , width, height] = BOXES[feature];
  return Math.min(86 / width, 116 / height);
}

/** A bird has a little air around it; a feature alone goes to the middle of the card, as large as it can be. */
export function placed(card: Card, feature: Feature | null): string {
  if (feature === null || !isDetail(card)) return "translate(2 3) scale(.96)";
  const [x, y, width, height] = BOXES[feature];
  const scale = scaleOf(feature);
  const [dx, dy] = [50 - (x + width / 2) * scale, 70 - (y + height / 2) * scale];
  return `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(3)})`;
}

export function lineWidth([fill, , line]: Shape): number {
  return line ?? (fill === "~" ? THIN : LINE);
}
