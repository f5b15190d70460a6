import type { Move } from "../rules/index.ts";

/** What a key asks for at this table. */
export type KeyWish =
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

/** Who writes, reads a sheet, is at a button of the house or presses a chord does not mean this table. */
export function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  const control = target instanceof Element ? target.closest("a, button, input, textarea, select") : null;
  if (control === null) return false;
  // On any other button Enter presses that button.
  if (event.key === "Enter") return !control.matches('.hand-card[aria-pressed="true"]');
  return control.closest(".bestia") === null;
}
