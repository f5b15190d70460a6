import type { Seat } from "@tavolata/kernel";
import { LONGEST_HOLD, type Voice } from "../rules/index.ts";
import type { Scene } from "./scene.ts";

/** Who moved, and when, as long as the watcher has not seen what it was; and what kind of voice it turned out to be. */
export type Stirs = readonly {
  readonly seat: Seat;
  readonly at: number;
  readonly kind?: Voice;
}[];

/** In milliseconds from when it began: how long it may still be going on, and how long it is worth mentioning. */
export const GOING_ON = LONGEST_HOLD;
export const REMEMBERED = 7000;

export function noted(stirs: Stirs, { stirs: moved = [], seen = [], heard = [] }: Scene, now: number): Stirs {
  const known = [...seen, ...heard].map(({ seat }) => seat);
  const kept = stirs.filter(({ seat, at }) => now - at < REMEMBERED && !known.includes(seat));
  const fresh = moved.filter((seat) => !known.includes(seat)).map((seat) => ({ seat, at: now }));
  const voices = heard.map((one) => ({ ...one, at: now }));
  return [...kept.filter(({ seat }) => !moved.includes(seat)), ...fresh, ...voices];
}

export function isStirring(stirs: Stirs, seat: Seat, now: number): boolean {
  return stirs.some((one) => one.seat === seat && one.kind === undefined && now - one.at < GOING_ON);
}

/** The voice that was heard last, for as long as it is worth mentioning. */
export function heardIn(stirs: Stirs, now: number) {
  return stirs.findLast(
    (one): one is { seat: Seat; at: number; kind: Voice } =>
      one.kind !== undefined && now - one.at < REMEMBERED,
  );
}

/** Players whose movements are over without the watcher having made them out. */
export function missedIn(stirs: Stirs, now: number): Seat[] {
  return stirs.flatMap(({ seat, at, kind }) =>
    kind === undefined && now - at >= GOING_ON && now - at < REMEMBERED ? [seat] : [],
  );
}

/** How long until one of them changes; undefined if none will. */
export function nextChange(stirs: Stirs, now: number): number | undefined {
  const moments = stirs
    .flatMap(({ at }) => [at + GOING_ON, at + REMEMBERED])
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments) - now;
}
