import { joined } from "@tavolata/kernel";
import type { Card, Dish, Joker, Rank, Suit, WhichDish } from "../../rules/index.ts";
import { faceOf } from "../glyphs.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
  /** How the singular is counted and pointed at; "un" and "il" where nothing is said. */
  readonly a?: string;
  readonly the?: string;
}

/** Number cards in figures: "due 2 e tre 3" can be read, "due due e tre tre" cannot. */
export const ranks: Readonly<Record<Rank, Noun>> = {
  "2": { one: "2", other: "2" },
  "3": { one: "3", other: "3" },
  "4": { one: "4", other: "4" },
  "5": { one: "5", other: "5" },
  "6": { one: "6", other: "6" },
  "7": { one: "7", other: "7" },
  "8": { one: "8", other: "8", the: "l'" },
  "9": { one: "9", other: "9" },
  T: { one: "10", other: "10" },
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

export function theRank(rank: Rank): string {
  const { one, the = "il " } = ranks[rank];
  return `${the}${one}`;
}

export function whichDish(which: WhichDish): string {
  return which === "first" ? "primo" : "secondo";
}

export function and(items: readonly string[]): string {
  return joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));
}

/** In a ranking: "1°". */
export function place(n: number): string {
  return `${n}°`;
}

/** "a Bea", "ad Ada". */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}
