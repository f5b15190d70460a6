import type { Card, Dish, Joker, Rank, Suit, WhichDish } from "../../rules/index.ts";
import { faceOf } from "../glyphs.ts";
import { joined } from "../grammar.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
  /** How the singular is counted and pointed at; "un" and "il" where nothing is said. */
  readonly a?: string;
  readonly the?: string;
}

export const ranks: Readonly<Record<Rank, Noun>> = {
  "2": { one: "due", other: "due" },
  "3": { one: "tre", other: "tre" },
  "4": { one: "quattro", other: "quattro" },
  "5": { one: "cinque", other: "cinque" },
  "6": { one: "sei", other: "sei" },
  "7": { one: "sette", other: "sette" },
  "8": { one: "otto", other: "otto", the: "l'" },
  "9": { one: "nove", other: "nove" },
  T: { one: "dieci", other: "dieci" },
  J: { one: "Fante", other: "Fanti" },
  Q: { one: "Regina", other: "Regine", a: "una ", the: "la " },
  K: { one: "Re", other: "Re" },
  A: { one: "Asso", other: "Assi", the: "l'" },
};

export const joker: Noun = { one: "Jolly", other: "Jolly" };

export const suits: Readonly<Record<Suit, string>> = { C: "fiori", D: "quadri", H: "cuori", S: "picche" };

export const CARD: Noun = { one: "carta", other: "carte", a: "una ", the: "la " };
export const SALDO: Noun = { one: "Saldo", other: "Saldi" };
export const OMAGGIO: Noun = { one: "Omaggio", other: "Omaggi", the: "l'" };
export const LOST_HAND: Noun = { one: "mano persa", other: "mani perse", a: "una ", the: "la " };

const NUMBERS = [
  "zero",
  "uno",
  "due",
  "tre",
  "quattro",
  "cinque",
  "sei",
  "sette",
  "otto",
  "nove",
  "dieci",
  "undici",
  "dodici",
];

export function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "una carta", "due carte", "nessuna carta". */
export function counted(n: number, noun: Noun): string {
  const a = noun.a ?? "un ";
  if (n === 0) return `ness${a}${noun.one}`;
  return n === 1 ? `${a}${noun.one}` : `${number(n)} ${noun.other}`;
}

export function dish({ count, rank }: Dish): string {
  return counted(count, ranks[rank]);
}

export function dishes(all: readonly Dish[]): string {
  return and(all.map(dish));
}

export function rankPlural(rank: Rank | Joker): string {
  return (rank === "W" ? joker : ranks[rank]).other;
}

export function card(named: Card): string {
  const face = faceOf(named);
  return face === null ? joker.one : `${ranks[face.rank].one} di ${suits[face.suit]}`;
}

export function theCard(named: Card): string {
  const face = faceOf(named);
  const { the = "il " } = face === null ? joker : ranks[face.rank];
  return `${the}${card(named)}`;
}

export function whichDish(which: WhichDish): string {
  return which === "first" ? "primo" : "secondo";
}

export function and(items: readonly string[]): string {
  return joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));
}

/** "a Bea", "ad Ada". */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}
