import type { Seat } from "@tavolata/kernel";
import { LONGEST_HOLD } from "../rules/index.ts";
import type { Scene } from "./scene.ts";

/** What moved, and when; what was made out is no riddle any more. */
export type Stirs = readonly { readonly seat: Seat; readonly at: number }[];

/** In milliseconds: while it may still be going on, and how long after that it is worth a word. */
export const GOING_ON = LONGEST_HOLD;
export const REMEMBERED = 7000;

export function noted(stirs: Stirs, { stirs: moved = [], seen = [] }: Scene, now: number): Stirs {
  const kept = stirs.filter(({ seat, at }) => now - at < REMEMBERED && !seen.includes(seat));
  const fresh = moved.filter((seat) => !seen.includes(seat)).map((seat) => ({ seat, at: now }));
  return [...kept.filter(({ seat }) => !moved.includes(seat)), ...fresh];
}

export function isStirring(stirs: Stirs, seat: Seat, now: number): boolean {
  return stirs.some((one) => one.seat === seat && now - one.at < GOING_ON);
}

/** Whose doings are over, and nobody will ever tell what they were. */
export function missedIn(stirs: Stirs, now: number): Seat[] {
  return stirs.flatMap(({ seat, at }) => (now - at >= GOING_ON && now - at < REMEMBERED ? [seat] : []));
}

/** When the next of them changes; undefined where none will. */
export function nextChange(stirs: Stirs, now: number): number | undefined {
  const moments = stirs
    .flatMap(({ at }) => [at + GOING_ON, at + REMEMBERED])
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments) - now;
}
