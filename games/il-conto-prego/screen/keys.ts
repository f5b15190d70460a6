import { RANKS, type Rank } from "../rules/index.ts";
import type { Way } from "./call-builder.ts";

/** What a key asks for at this table. */
export type KeyWish =
  | { readonly type: "one" | "two" | "bill" | "cancel" }
  | { readonly type: "rank"; readonly rank: Rank; readonly shift: boolean };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** 1 and 2 are the plates while none is chosen; afterwards 2 is a rank like the others. */
export function keyWish({ key, code, shiftKey }: Pressed, plateChosen: boolean): KeyWish | undefined {
  if (key === "Escape") return { type: "cancel" };
  if (/^b$/i.test(key)) return { type: "bill" };
  // With Shift a digit types something else, so it is known by its place on the keyboard.
  const sign = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key.toUpperCase();
  if (sign === "1") return { type: "one" };
  if (sign === "2" && !plateChosen) return { type: "two" };
  const rank = RANKS.find((one) => one === (sign === "0" ? "T" : sign));
  return rank === undefined || !plateChosen ? undefined : { type: "rank", rank, shift: shiftKey };
}

export function shortcutOf(way: Way, rank: Rank): string {
  const key = rank === "T" ? "0" : rank;
  return way === "abound" ? `Shift+${key}` : key;
}
