import { drawFigure } from "./figure.ts";
import { KINGS } from "./neapolitan-kings.ts";
import { KNAVES } from "./neapolitan-knaves.ts";
import { KNIGHTS } from "./neapolitan-knights.ts";
import {
  ACE_OF_CLUBS,
  ACE_OF_COINS,
  ACE_OF_CUPS,
  ACE_OF_SWORDS,
  CLUB,
  COIN,
  CUP,
  MASK,
  SMALL,
  SWORD,
} from "./neapolitan-pips.ts";
import { corners, drawnFor, penWith, scattered, sheet } from "./pen.ts";

const PAPER = "#fdf6e6";
const ink = penWith({
  i: "#221c17",
  p: PAPER,
  r: "#c4512d",
  w: "#8f2c22",
  o: "#6b7d3a",
  y: "#f2c14e",
  b: "#47748f",
  t: "#bccdd2",
  u: "#8a5a34",
  f: "#8a5a34",
  s: "#f0c9a0",
  e: "#e39a78",
});

const PIPS: Readonly<Record<string, string>> = { D: COIN, C: CUP, S: SWORD, B: CLUB };
const ACES: Readonly<Record<string, string>> = {
  D: ACE_OF_COINS,
  C: ACE_OF_CUPS,
  S: ACE_OF_SWORDS,
  B: ACE_OF_CLUBS,
};

const FIGURES: Readonly<Record<string, typeof KINGS>> = { F: KNAVES, C: KNIGHTS, R: KINGS };

type Places = readonly (readonly [x: number, y: number, scale: number, turn?: number])[];
/** Where the pips of a rank stand: `pairs` are pairs of columns, `middle` is between them. */
const pairs = (x: number, ys: readonly number[], scale: number): Places =>
  ys.flatMap(
    (y): Places => [
      [-x, y, scale],
      [x, y, scale],
    ],
  );
const middle = (ys: readonly number[], scale: number): Places => ys.map((y) => [0, y, scale] as const);

const ROUND: Readonly<Record<string, Places>> = {
  2: middle([-78, 78], 2.1),
  3: middle([-108, 0, 108], 1.6),
  4: pairs(46, [-78, 78], 1.4),
  5: [...pairs(45, [-104, 104], 1.25), ...middle([0], 1.25)],
  6: pairs(43, [-105, 0, 105], 1.22),
  7: [...pairs(42, [-108, 108], 1.15), ...pairs(74, [0], 1.1), ...middle([0], 1.1)],
};
const LONG: Readonly<Record<string, Places>> = {
  2: [
    [-42, 0, 2.5],
    [42, 0, 2.5, 180],
  ],
  3: [...pairs(64, [22], 2.2), ...middle([-20], 2.2)],
  4: pairs(40, [-80, 80], 1.45),
  5: [...pairs(48, [-98, 98], 1.2), ...middle([0], 1.2)],
  6: [...pairs(54, [-82, 82], 1.35), ...middle([-82, 82], 1.35)],
  7: [...pairs(50, [-109, 109], 1.07), ...middle([-109, 0, 109], 1.07)],
};

function back(): string {
  const field = `
rM-113-163H113V163H-113Z
y~M-104-154H104V154H-104Z
w0${scattered("17,17,2", 29, 27, 3, 5, 1)}
y0${scattered("11,5,8", 29, 27, 3, 5)}
y0${scattered("3.4", 29, 27, 3, 5, 1)}
r1@0,0,56`;
  return ink(field) + ink(COIN, 0, 0, 1.6);
}

export function draw(card: string): string {
  const [rank = "", suit = ""] = card;
  if (card === "?") return sheet(PAPER, back());
  const pip = drawnFor(PIPS, suit);
  const long = suit === "S" || suit === "B";
  const figures = FIGURES[rank];
  let picture = "";
  if (rank === "A") picture = ink(drawnFor(ACES, suit));
  else if (figures !== undefined) picture = drawFigure(ink, drawnFor(figures, suit), pip);
  else if (rank === "3" && suit === "B") {
    picture =
      ink(CLUB, 0, 8, 2.6, 42) + ink(CLUB, 0, 8, 2.6, -42) + ink(CLUB, 0, 0, 3.1) + ink(MASK, 0, 12, 1.25);
  } else {
    const places = (long ? LONG : ROUND)[rank] ?? [];
    picture = places.map(([x, y, scale, turn]) => ink(pip, x, y, scale, turn)).join("");
  }
  return sheet(PAPER, picture + corners(ink, rank, drawnFor(SMALL, suit), 102, 146, 14));
}
