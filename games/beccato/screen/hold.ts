import type { Instant } from "@tavolata/kernel";
import { SHORTEST_LOOK } from "../rules/index.ts";

/** For people who click and cannot hold: neither furtive nor sure. */
export const CLICKED = 1000;

/** Our clock and the referee's may differ by milliseconds. */
const MARGIN = 40;

/**
 * BEC-33: how long until the eyes may turn again; `left` says how long it is until an instant. Null while the eyes are on
 * the cards, because nobody knows when they will be raised.
 */
export function untilNextLook(
  gaze: { readonly since: Instant; readonly onCards: boolean },
  left: (until: Instant) => number,
): number | null {
  if (gaze.onCards) return null;
  const wait = left(gaze.since + SHORTEST_LOOK);
  return wait <= 0 ? 0 : wait + MARGIN;
}

/** A flick upwards passes a card; anything else is a tap, or a change of mind. */
const FLICK = 36;

export function isFlick(dx: number, dy: number): boolean {
  return dy < -FLICK && Math.abs(dy) > Math.abs(dx);
}

export function isTap(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) < 14;
}
