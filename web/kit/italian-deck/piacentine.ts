import { drawFigure, type Figure } from "./figure.ts";
import { head } from "./heads.ts";
import { corners, drawnFor, penWith, scattered, sheet } from "./pen.ts";
import { KINGS, KNAVES, KNIGHTS } from "./piacentine-figures.ts";
import {
  ACE_OF_BATONS,
  ACE_OF_COINS,
  ACE_OF_CUPS,
  BATON,
  COIN,
  CUP,
  KNOT,
  LONG_SWORD,
  PUTTO,
  SABRE,
  SMALL,
} from "./piacentine-pips.ts";

const PAPER = "#fffaf0";
const ink = penWith({
  i: "#1d2236",
  p: PAPER,
  r: "#b8332b",
  w: "#7a1f33",
  o: "#2f7d68",
  y: "#e0a83a",
  b: "#2c4a80",
  t: "#b4cbe0",
  u: "#7b4b2a",
  f: "#3b4a70",
  s: "#f3cfae",
  e: "#e58f7c",
});

/** Two lines, with a tab in two corners for the index. */
const FRAME = `
-M-109-167H109Q117-167 117-159V159Q117 167 109 167H-109Q-117 167-117 159V-159Q-117-167-109-167Z
-1M-111-161H111V161H-111Z`;
const TAB = "p1M-117-78H-87Q-80-78-80-85V-167H-109Q-117-167-117-159Z";

const PIPS: Readonly<Record<string, string>> = { D: COIN, C: CUP, S: SABRE, B: BATON };
const FIGURES: Readonly<Record<string, Readonly<Record<string, Figure>>>> = {
  F: KNAVES,
  C: KNIGHTS,
  R: KINGS,
};

const ACES: Readonly<Record<string, () => string>> = {
  D: () => ink(ACE_OF_COINS, 0, 6, 0.92),
  C: () => ink(ACE_OF_CUPS),
  S: () =>
    ink(PUTTO, -12, 14, 0.94) +
    ink(head("curls glad none fringe"), -16, -50, 1.35, 0, { h: "#d88c3a" }) +
    ink(LONG_SWORD, 56, 0) +
    ink("s=20M16-24L34 24L48 60\ns@54,68,11\ni~1M48 64H62M48 71H62"),
  B: () => ink(ACE_OF_BATONS),
};

type Places = readonly (readonly [x: number, y: number, scale: number])[];
const pairs = (x: number, ys: readonly number[], scale: number): Places =>
  ys.flatMap(
    (y): Places => [
      [-x, y, scale],
      [x, y, scale],
    ],
  );
const middle = (ys: readonly number[], scale: number): Places => ys.map((y) => [0, y, scale] as const);

const ROUND: Readonly<Record<string, Places>> = {
  2: middle([-76, 76], 1.9),
  3: [
    [52, -98, 1.5],
    [0, 0, 1.5],
    [-52, 98, 1.5],
  ],
  4: pairs(42, [-76, 76], 1.2),
  5: [...pairs(42, [-98, 98], 1.15), ...middle([0], 1.15)],
  6: pairs(42, [-102, 0, 102], 1.15),
  7: [...pairs(40, [-104, 104], 1.08), ...pairs(70, [0], 1.05), ...middle([0], 1.05)],
};

/** What is long crosses in pairs; an odd one goes through the middle. */
const crossed = (pip: string, y: number, scale: number, turn: number) =>
  ink(pip, 0, y, scale, turn) +
  ink(pip, 0, y, -scale, -turn) +
  (pip === BATON ? ink(KNOT, 0, y, Math.min(scale, 1.2)) : "");
const LONG: Readonly<Record<string, (pip: string) => string>> = {
  2: (pip) => crossed(pip, 0, 2.5, 30),
  3: (pip) => crossed(pip, 0, 2.1, 57) + ink(pip, 0, 0, 2.7),
  4: (pip) => crossed(pip, -76, 1.75, 38) + crossed(pip, 82, 1.75, 38),
  5: (pip) => crossed(pip, -96, 1.35, 44) + ink(pip, 0, 0, 1.4, 90) + crossed(pip, 98, 1.35, 44),
  6: (pip) => [-104, 0, 104].map((y) => crossed(pip, y, 1.32, 48)).join(""),
  7: (pip) =>
    crossed(pip, -104, 1.3, 48) + crossed(pip, 4, 1.4, 66) + ink(pip, 0, 0, 1.1) + crossed(pip, 108, 1.3, 48),
};

const BAND = `
y1M-111-9H111V9H-111Z
r1*-88,0,8,4,4*-44,0,8,4,4*0,0,8,4,4*44,0,8,4,4*88,0,8,4,4`;

function back(): string {
  const field = `
b1M-104-154H104V154H-104Z
y0${scattered("7,2.6,4", 27, 27, 3, 5)}
p0${scattered("2.2", 27, 27, 3, 5, 1)}
b1@0,0,58`;
  return ink(FRAME) + ink(field) + ink(COIN, 0, 0, 1.6);
}

function pictureOf(rank: string, suit: string): string {
  const pip = drawnFor(PIPS, suit);
  const figure = FIGURES[rank]?.[suit];
  if (figure) {
    const half = drawFigure(ink, figure, pip);
    return `${half}<g transform="rotate(180)">${half}</g>${ink(BAND)}`;
  }
  if (rank === "A") return drawnFor(ACES, suit)();
  if (suit === "S" || suit === "B") return drawnFor(LONG, rank)(pip);
  return drawnFor(ROUND, rank)
    .map((place) => ink(pip, ...place))
    .join("");
}

export function draw(card: string): string {
  const [rank = "", suit = ""] = card;
  if (card === "?") return sheet(PAPER, back());
  const tabs = ink(TAB) + ink(TAB, 0, 0, 1, 180);
  return sheet(
    PAPER,
    pictureOf(rank, suit) + ink(FRAME) + tabs + corners(ink, rank, drawnFor(SMALL, suit), 98.5, 138),
  );
}
