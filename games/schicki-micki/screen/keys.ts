import { FEATURES, type Move } from "../rules/index.ts";

/** SCH-25: six names by their places, a letter for each move of the hand, and a wide key for the card. */
export const HAND_KEYS = { knock: "k", blue: "b", red: "r" } as const;

/** What a key asks for at this table. */
export function keyMove({ key }: { readonly key: string }): Move | undefined {
  if (key === " ") return { type: "turn" };
  const feature = /^[1-6]$/.test(key) ? FEATURES[Number(key) - 1] : undefined;
  if (feature !== undefined) return { type: "call", feature };
  const letter = key.toLowerCase();
  const hands = Object.keys(HAND_KEYS) as (keyof typeof HAND_KEYS)[];
  const does = hands.find((hand) => HAND_KEYS[hand] === letter);
  return does === undefined ? undefined : { type: "hand", does };
}

/** Who writes, reads a sheet, is at a button of the house or presses a chord does not mean this table. */
export function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  const control = target instanceof Element ? target.closest("a, button, input, textarea, select") : null;
  if (control === null) return false;
  // The space bar presses the button one is at.
  return key === " " || control.closest(".schicki") === null;
}
