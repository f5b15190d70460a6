import type { Move } from "../rules/index.ts";

/** What a key asks for at this table. */
type KeyWish =
  | { readonly type: Exclude<Move["type"], "play" | "sitOut" | "back"> | "lay" }
  | { readonly type: "card"; readonly at: number };

/** The letters of the buttons; an exchange has one for each language. */
const LETTERS: Readonly<Record<string, KeyWish>> = {
  p: { type: "pass" },
  s: { type: "served" },
  c: { type: "exchange" },
  e: { type: "exchange" },
  b: { type: "blind" },
  enter: { type: "lay" },
};

export function keyWish({ key }: { readonly key: string }): KeyWish | undefined {
  if (/^[1-4]$/.test(key)) return { type: "card", at: Number(key) - 1 };
  return LETTERS[key.toLowerCase()];
}
