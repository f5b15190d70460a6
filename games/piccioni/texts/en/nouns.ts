import type { Names } from "@tavolata/kernel";
import { type Card, type Deck, isPlace, type Place, type Zone } from "../../rules/index.ts";
import { cardName, joined } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { Sought } from "../shape.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
}

export const CARD: Noun = { one: "card", other: "cards" };
export const ACTION: Noun = { one: "action", other: "actions" };
export const PIGEON: Noun = { one: "pigeon", other: "pigeons" };
export const TROPHY: Noun = { one: "Trophy", other: "Trophies" };
export const POINT: Noun = { one: "point", other: "points" };

export const places: Texts["places"] = {
  strada: "Street",
  statua: "Statue",
  cavi: "Power Lines",
  folla: "Crowd",
};

const INTO: Readonly<Record<Place, string>> = {
  strada: "onto the Street",
  statua: "onto the Statue",
  cavi: "onto the Power Lines",
  folla: "into the Crowd",
};

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const number: Texts["number"] = (n) => NUMBERS[n] ?? String(n);

/** "one card", "two cards", "no cards". */
export const counted: Texts["counted"] = (n, noun) => {
  if (n === 0) return `no ${noun.other}`;
  return `${number(n)} ${n === 1 ? noun.one : noun.other}`;
};

export function reveals(n: number): string {
  return `Reveals ${n} ${n === 1 ? PIGEON.one : PIGEON.other}`;
}

export const card: Texts["card"] = (named, deck) => cardName("en", named, deck);

export const and: Texts["and"] = (items) => joined(items, () => " and ");

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

export function place(n: number): string {
  return `${n}${ENDINGS[ORDINALS.select(n)] ?? "th"}`;
}

/** What a player has to choose. */
export const purposes: Readonly<Record<Sought, string>> = {
  trophy: "which becomes a Trophy",
  scare: "who is scared",
  evict: "who is evicted",
  assign: "who moves",
  remove: "what to remove",
  receiver: "where it goes",
  receivers: "where they go",
  whole: "from which Zone",
  landing: "where it glides",
  followers: "who follows her",
  biggest: "who gets the shock",
};

/** What cards and Zones are called in a deck. */
export function nounsIn(deck: Deck | undefined) {
  const card = (named: Card | Place) => cardName("en", named, deck);
  return {
    card,
    cards: (named: readonly Card[]) => and(named.map(card)),
    /** "onto the Street", "into Ada's Area"; a name that we do not know is quoted. */
    into: (zone: Zone, names: Names) => {
      if (!isPlace(zone)) return `into ${names(zone)}'s Area`;
      const name = card(zone);
      return name === places[zone] ? INTO[zone] : `to “${name}”`;
    },
    /** "the Street", "Ada's Area". */
    zone: (named: Zone, names: Names) => (isPlace(named) ? `the ${card(named)}` : `${names(named)}'s Area`),
  };
}
