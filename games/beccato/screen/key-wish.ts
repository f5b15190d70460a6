import { GROUPS, type Group } from "./groups.ts";
import { GROUP_KEYS, SHOUT_KEYS, SIGNAL_KEY } from "./keys.ts";

/** What a key asks for at this table. Numbers are faces; with a group of signals open they are its signals. */
export type Wish =
  | { readonly number: number }
  | { readonly group: Group }
  | { readonly shout: "coccode" | "beccato" | "chicchirichi" }
  | { readonly step: -1 | 1 }
  | "signal"
  | "pass"
  | "back";

export function keyWish({ key }: { readonly key: string }): Wish | undefined {
  if (/^[1-9]$/.test(key)) return { number: Number(key) };
  const letter = key.toLowerCase();
  const group = GROUPS.find((one) => GROUP_KEYS[one] === letter);
  if (group !== undefined) return { group };
  const shouts = Object.keys(SHOUT_KEYS) as (keyof typeof SHOUT_KEYS)[];
  const shout = shouts.find((one) => SHOUT_KEYS[one] === letter);
  if (shout !== undefined) return { shout };
  switch (letter) {
    case SIGNAL_KEY:
      return "signal";
    case "arrowleft":
      return { step: -1 };
    case "arrowright":
      return { step: 1 };
    case "enter":
      return "pass";
    case "escape":
      return "back";
    default:
      return undefined;
  }
}

/** Who writes, reads a sheet, is at a button of the house or presses a chord does not mean this table. */
export function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return true;
  if (document.querySelector("dialog[open], :popover-open") !== null) return true;
  const control = target instanceof Element ? target.closest("a, button, input, textarea, select") : null;
  if (control === null) return false;
  // The return key presses the button one is at.
  return key === "Enter" || control.closest(".beccato") === null;
}
