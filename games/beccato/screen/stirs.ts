import type { Seat } from "@tavolata/kernel";
import { LONGEST_HOLD } from "../rules/index.ts";
import type { Scene } from "./scene.ts";

/** Who moved, and when, as long as the watcher has not made out what it was. */
export type Stirs = readonly { readonly seat: Seat; readonly at: number }[];

/** In milliseconds from when it began: how long it may still be going on, and how long it is worth mentioning. */
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

/** Players whose movements are over without the watcher having made them out. */
export function missedIn(stirs: Stirs, now: number): Seat[] {
  return stirs.flatMap(({ seat, at }) => (now - at >= GOING_ON && now - at < REMEMBERED ? [seat] : []));
}

/** How long until one of them changes; undefined if none will. */
export function nextChange(stirs: Stirs, now: number): number | undefined {
  const moments = stirs
    .flatMap(({ at }) => [at + GOING_ON, at + REMEMBERED])
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments) - now;
}
