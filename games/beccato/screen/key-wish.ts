import { GROUP_KEYS, GROUPS, type Group, OWN_KEY, SHOUT_KEYS, SIGNAL_KEY } from "./keys.ts";

/** What a key asks for at this table. Numbers stand for faces; with a group of signals open, for its signals. */
export type Wish =
  | { readonly number: number }
  | { readonly group: Group }
  | { readonly shout: "coccode" | "beccato" | "chicchirichi" }
  | { readonly raise: -1 | 1 }
  | "signal"
  | "own"
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
    case OWN_KEY:
      return "own";
    case "arrowleft":
      return { raise: -1 };
    case "arrowright":
      return { raise: 1 };
    case "enter":
      return "pass";
    case "escape":
      return "back";
    default:
      return undefined;
  }
}
