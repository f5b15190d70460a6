/** A point of the table, as its distance from the left and the top. */
export type Point = { readonly left: string; readonly top: string };

/** Where a player sits, and where the card lies that they play. */
export interface Spot {
  readonly seat: Point;
  readonly card: Point;
}

/**
 * Upright: seats along the upper edge and the sides. Row: all along the upper edge, where letters are large and there is
 * more width than height. Oval: around it, seen from one's own chair. Round: nobody's own.
 */
export type Shape = "upright" | "row" | "oval" | "round";

/**
 * Upright, in units that are larger on larger devices: the middle of the upper seats, the way down to the next ones,
 * the middle of those at a side, and the distances from the middle of a seat to its edges.
 */
export const TOP = 82;
export const DOWN = 86;
const SIDE = 36;
export const BELOW = 43;
const BESIDE = 34;
/** How far below the middle of a seat at a side its card lies: clear of the cards above, or before the next seat. */
const LOWER = 58;
const LOWER_BEFORE_ANOTHER = 38;
/** More than this do not fit along the upper edge. */
const MOST_ON_TOP = 5;
/** In a row everything is larger but the faces, so its middle is higher up. */
const TOP_OF_ROW = 62;

/** In the order of the seats, clockwise from the left of one's own: play is then seen to go counter-clockwise. */
export function spotsOf(count: number, shape: Shape): Spot[] {
  if (shape === "oval" || shape === "round") return spots(count, curved(shape));
  const [beside, middle] = shape === "row" ? [0, TOP_OF_ROW] : [sidesOf(count), TOP];
  return spots(count, (at) => upright(at, count - 2 * beside, beside, middle));
}

function spots(count: number, spot: (at: number, count: number) => Spot): Spot[] {
  return Array.from({ length: count }, (_, at) => spot(at, count));
}

function upright(at: number, onTop: number, beside: number, middle: number): Spot {
  if (at >= beside && at < beside + onTop) {
    const left = percent(((at - beside + 0.5) / onTop) * 100);
    return {
      seat: { left, top: units(middle) },
      card: {
        left: beside === 0 ? left : betweenSides((at - beside) / (onTop - 1)),
        top: `calc(${units(middle + BELOW)} + var(--card) * 0.7)`,
      },
    };
  }
  const isLeft = at < beside;
  const down = TOP + DOWN * (isLeft ? beside - at : at - beside - onTop + 1);
  const from = (edge: string) => `calc(${isLeft ? edge : `100% - ${edge}`})`;
  return {
    seat: { left: from(units(SIDE)), top: units(down) },
    card: {
      left: from(`(${units(SIDE + BESIDE)} + var(--card) / 2)`),
      top: `min(${units(down + (beside > 1 ? LOWER_BEFORE_ANOTHER : LOWER))}, 100% - var(--card) * 0.75)`,
    },
  };
}

/** The cards of the upper seats share the room between the seats at the sides. */
function betweenSides(share: number): string {
  const edge = `${units(SIDE + BESIDE)} + var(--card) / 2`;
  return `calc(${edge} + (100% - 2 * (${edge})) * ${share.toFixed(3)})`;
}

function units(count: number): string {
  return `calc(${count} * var(--unit))`;
}

/** How many sit at each side. */
export function sidesOf(count: number): number {
  if (count < MOST_ON_TOP) return 0;
  return Math.max(1, Math.ceil((count - MOST_ON_TOP) / 2));
}

interface Curve {
  /** How far it goes round, and where it begins. */
  readonly turn: (at: number, count: number) => number;
  readonly seat: Ellipse;
  readonly card: Ellipse;
}
/** In hundredths of the table: its middle and its two radii. */
type Ellipse = readonly [x: number, y: number, across: number, up: number];

const CURVES: Readonly<Record<"oval" | "round", Curve>> = {
  oval: {
    turn: (at, count) => (Math.PI * (at + 0.5)) / count,
    seat: [50, 88, 43.5, 77],
    card: [50, 79, 31.5, 48],
  },
  round: {
    turn: (at, count) => (2 * Math.PI * at) / count + Math.PI / 2,
    seat: [50, 50, 40, 40],
    card: [50, 50, 26, 21],
  },
};

function curved(shape: "oval" | "round"): (at: number, count: number) => Spot {
  const { turn, seat, card } = CURVES[shape];
  return (at, count) => {
    const angle = turn(at, count);
    const on = ([x, y, across, up]: Ellipse): Point => ({
      left: percent(x - across * Math.cos(angle)),
      top: percent(y - up * Math.sin(angle)),
    });
    const spot = { seat: on(seat), card: on(card) };
    return shape === "oval" && Math.sin(angle) < BESIDE_ONE ? beside(spot, Math.cos(angle) > 0) : spot;
  };
}

/** This low on the oval, a card lies beside its player and not below. */
const BESIDE_ONE = 0.6;

/** Where the table is narrow, the card still lies clear of the seat. */
function beside({ seat, card }: Spot, isLeft: boolean): Spot {
  const clear = `${seat.left} ${isLeft ? "+" : "-"} 90px ${isLeft ? "+" : "-"} var(--card) / 2`;
  return { seat, card: { ...card, left: `${isLeft ? "max" : "min"}(${card.left}, ${clear})` } };
}

/** One's own: between the plate and the hand. */
export const OWN: Spot = {
  seat: { left: "14%", top: "100%" },
  card: { left: "50%", top: "calc(100% - var(--card) * 0.78)" },
};

function percent(hundredths: number): string {
  return `${hundredths.toFixed(1)}%`;
}
