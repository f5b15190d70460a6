import { joined, twoDecimals } from "../grammar.ts";
import type { Texts } from "../it.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
}

export const CARD: Noun = { one: "card", other: "cards" };
export const TRICK: Noun = { one: "trick", other: "tricks" };
export const PLAYER: Noun = { one: "player", other: "players" };

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const number: Texts["number"] = (n) => NUMBERS[n] ?? String(n);

/** "one card", "two cards", "no cards". */
export const counted: Texts["counted"] = (n, noun) => {
  if (n === 0) return `no ${noun.other}`;
  return `${number(n)} ${n === 1 ? noun.one : noun.other}`;
};

export const chips: Texts["chips"] = (cents) => twoDecimals(cents, ".");

export const and: Texts["and"] = (items) => joined(items, () => " and ");

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

export function place(n: number): string {
  return `${n}${ENDINGS[ORDINALS.select(n)] ?? "th"}`;
}
