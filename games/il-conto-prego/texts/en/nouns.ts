import { joined } from "@tavolata/kernel";
import type { Rank } from "../../rules/index.ts";
import { faceOf } from "../glyphs.ts";
import type { Texts } from "../it.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
}

export const ranks: Readonly<Record<Rank, Noun>> = {
  "2": { one: "two", other: "twos" },
  "3": { one: "three", other: "threes" },
  "4": { one: "four", other: "fours" },
  "5": { one: "five", other: "fives" },
  "6": { one: "six", other: "sixes" },
  "7": { one: "seven", other: "sevens" },
  "8": { one: "eight", other: "eights" },
  "9": { one: "nine", other: "nines" },
  T: { one: "ten", other: "tens" },
  J: { one: "jack", other: "jacks" },
  Q: { one: "queen", other: "queens" },
  K: { one: "king", other: "kings" },
  A: { one: "ace", other: "aces" },
};

export const joker: Noun = { one: "Joker", other: "Jokers" };

export const suits: Texts["suits"] = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

export const CARD: Noun = { one: "card", other: "cards" };
export const SALDO: Noun = { one: "Saldo", other: "Saldi" };
export const OMAGGIO: Noun = { one: "Omaggio", other: "Omaggi" };
export const LOST_HAND: Noun = { one: "hand lost", other: "hands lost" };

const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export const number: Texts["number"] = (n) => NUMBERS[n] ?? String(n);

/** "one card", "two cards", "no cards". */
export function counted(n: number, noun: Noun): string {
  if (n === 0) return `no ${noun.other}`;
  return `${number(n)} ${n === 1 ? noun.one : noun.other}`;
}

export const dish: Texts["dish"] = ({ count, rank }) => counted(count, ranks[rank]);

export const dishes: Texts["dishes"] = (all) => and(all.map(dish));

export const rankPlural: Texts["rank"]["other"] = (rank) => (rank === "W" ? joker : ranks[rank]).other;

export const card: Texts["card"] = (named) => {
  const face = faceOf(named);
  return face === null ? joker.one : `${ranks[face.rank].one} of ${suits[face.suit]}`;
};

export const theCard: Texts["theCard"] = (named) =>
  faceOf(named) === null ? `a ${joker.one}` : `the ${card(named)}`;

export const whichDish: Texts["whichDish"] = (which) => (which === "first" ? "first dish" : "second dish");

export function and(items: readonly string[]): string {
  return joined(items, () => " and ");
}

export function of(name: string): string {
  return `${name}'s`;
}

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

export const place: Texts["place"] = (n) => `${n}${ENDINGS[ORDINALS.select(n)] ?? "th"}`;
