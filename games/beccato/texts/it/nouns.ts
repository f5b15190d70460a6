import type { Breed, Card, Guild, Signal, Source } from "../../rules/index.ts";
import { joined, tally } from "../grammar.ts";
import { signals } from "./signals.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
  /** "un " if left out. */
  readonly a?: string;
}

export const cards: Readonly<Record<Card, string>> = {
  orloff: "Orloff",
  padovana: "Padovana",
  livorno: "Livorno",
  sultano: "Sultano",
  moroseta: "Moroseta",
  cocincina: "Cocincina",
  brahma: "Brahma",
  stultus: "Stultus",
  serama: "Serama",
};

/** BEC-23: a breed may be called by its colour. */
export const colours: Readonly<Record<Breed, string>> = {
  orloff: "rosso",
  padovana: "nero",
  livorno: "bianco",
  sultano: "blu",
  moroseta: "rosa",
  cocincina: "giallo",
  brahma: "marrone",
  stultus: "verde",
};

export const guilds: Readonly<Record<Guild, string>> = {
  coin: "Gilda della Moneta",
  cactus: "Gilda del Cactus",
  ring: "Gilda dell'Anello",
  fork: "Gilda della Forchetta",
};

export const symbols: Readonly<Record<Guild, string>> = {
  coin: "moneta",
  cactus: "cactus",
  ring: "anello",
  fork: "forchetta",
};

export const CARD: Noun = { one: "carta", other: "carte", a: "una " };
export const EGG: Noun = { one: "uovo", other: "uova" };
export const POINT: Noun = { one: "punto", other: "punti" };

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

/** In the ranking, where numbers stand one below the other. */
export function score(points: number): string {
  return points === 1 ? "1 punto" : `${points} punti`;
}

export function and(items: readonly string[]): string {
  return joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));
}

/** "a Bea", "ad Ada". */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}

const ARTICLES: Partial<Readonly<Record<Card, string>>> = {
  padovana: "una",
  moroseta: "una",
  cocincina: "una",
  stultus: "uno",
};

/** "due Orloff e un Serama". */
export function hand(held: readonly Card[]): string {
  return and(
    tally(held).map(
      ({ item, times }) => `${times === 1 ? (ARTICLES[item] ?? "un") : number(times)} ${cards[item]}`,
    ),
  );
}

/** "fare l'occhiolino, poi mugolare". */
export function row(all: readonly Signal[]): string {
  return all.map((signal) => signals[signal]).join(", poi ");
}

/** Where an egg comes from. */
export function source(from: Source): string {
  if (from === "deck") return "dal mazzo";
  return from === "chick" ? "il pulcino" : `dal pollaio ${cards[from]}`;
}
