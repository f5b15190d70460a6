import type { Names } from "@tavolata/kernel";
import { type Card, type Deck, isPlace, type Place, type Zone } from "../../rules/index.ts";
import { cardName, joined } from "../grammar.ts";
import type { Sought } from "../shape.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
  /** "un " if left out. */
  readonly a?: string;
}

export const CARD: Noun = { one: "carta", other: "carte", a: "una " };
export const ACTION: Noun = { one: "azione", other: "azioni", a: "un'" };
export const PIGEON: Noun = { one: "piccione", other: "piccioni" };
export const TROPHY: Noun = { one: "Trofeo", other: "Trofei" };
export const POINT: Noun = { one: "punto", other: "punti" };

export const places: Readonly<Record<Place, string>> = {
  strada: "Strada",
  statua: "Statua",
  cavi: "Cavi Alta Tensione",
  folla: "Folla",
};

const INTO: Readonly<Record<Place, string>> = {
  strada: "sulla Strada",
  statua: "sulla Statua",
  cavi: "sui Cavi Alta Tensione",
  folla: "nella Folla",
};

const NUMBERS = ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"];

export function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "una carta", "due carte", "nessuna carta". */
export function counted(n: number, noun: Noun): string {
  const a = noun.a ?? "un ";
  if (n === 0) return `ness${a}${noun.one}`;
  return n === 1 ? `${a}${noun.one}` : `${number(n)} ${noun.other}`;
}

/** What is written on a card of the boxed game. */
export function reveals(n: number): string {
  return n === 1 ? "Rivela 1 Piccione" : `Rivela ${n} Piccioni`;
}

export function card(named: Card, deck?: Deck): string {
  return cardName("it", named, deck);
}

export function and(items: readonly string[]): string {
  return joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));
}

/** "a Bea", "ad Ada". */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** What a player has to choose. */
export const purposes: Readonly<Record<Sought, string>> = {
  trophy: "quale diventa un Trofeo",
  scare: "chi si spaventa",
  evict: "chi sfrattare",
  assign: "chi si sposta",
  remove: "che cosa togliere",
  receiver: "dove va",
  receivers: "dove spostarli",
  whole: "da quale Zona",
  landing: "dove plana",
  followers: "chi segue",
  biggest: "chi prende la scossa",
};

/** What cards and Zones are called in a deck. */
export function nounsIn(deck: Deck | undefined) {
  const card = (named: Card | Place) => cardName("it", named, deck);
  return {
    card,
    cards: (named: readonly Card[]) => and(named.map(card)),
    /** "sulla Strada", "nell'Area di Ada"; a name that we do not know is quoted. */
    into: (zone: Zone, names: Names) => {
      if (!isPlace(zone)) return `nell'Area di ${names(zone)}`;
      const name = card(zone);
      return name === places[zone] ? INTO[zone] : `in «${name}»`;
    },
    /** "Strada", "l'Area di Ada". */
    zone: (named: Zone, names: Names) => (isPlace(named) ? card(named) : `l'Area di ${names(named)}`),
  };
}
