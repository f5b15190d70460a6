import { joined, twoDecimals } from "../grammar.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
  /** "un " where nothing is said. */
  readonly a?: string;
}

export const CARD: Noun = { one: "carta", other: "carte", a: "una " };
export const TRICK: Noun = { one: "presa", other: "prese", a: "una " };
export const PLAYER: Noun = { one: "giocatore", other: "giocatori" };

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

export function chips(cents: number): string {
  return twoDecimals(cents, ",");
}

export function and(items: readonly string[]): string {
  return joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));
}

/** "a Bea", "ad Ada". */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}
