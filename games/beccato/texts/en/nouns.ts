import type { Card, Signal, Source } from "../../rules/index.ts";
import { joined, tally } from "../grammar.ts";
import type { Texts } from "../it.ts";
import { signals } from "./signals.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
}

export const cards: Texts["cards"] = {
  orloff: "Orloff",
  padovana: "Padovana",
  livorno: "Leghorn",
  sultano: "Sultan",
  moroseta: "Silkie",
  cocincina: "Cochin",
  brahma: "Brahma",
  stultus: "Stultus",
  serama: "Serama",
};

export const colours: Texts["colours"] = {
  orloff: "red",
  padovana: "black",
  livorno: "white",
  sultano: "blue",
  moroseta: "pink",
  cocincina: "yellow",
  brahma: "brown",
  stultus: "green",
};

export const guilds: Texts["guilds"] = {
  coin: "Guild of the Coin",
  cactus: "Guild of the Cactus",
  ring: "Guild of the Ring",
  fork: "Guild of the Fork",
};

export const symbols: Texts["symbols"] = { coin: "coin", cactus: "cactus", ring: "ring", fork: "fork" };

export const CARD: Noun = { one: "card", other: "cards" };
export const EGG: Noun = { one: "egg", other: "eggs" };
export const POINT: Noun = { one: "point", other: "points" };

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function counted(n: number, noun: Noun): string {
  return `${number(n)} ${n === 1 ? noun.one : noun.other}`;
}

export function score(points: number): string {
  return points === 1 ? "1 point" : `${points} points`;
}

export function and(items: readonly string[]): string {
  return joined(items, () => " and ");
}

export function hand(held: readonly Card[]): string {
  return and(tally(held).map(({ item, times }) => `${number(times)} ${cards[item]}`));
}

export function row(all: readonly Signal[]): string {
  return all.map((signal) => signals[signal]).join(", then ");
}

export function source(from: Source): string {
  if (from === "deck") return "from the deck";
  return from === "chick" ? "the chick" : `from the ${cards[from]} coop`;
}

const ORDINALS = ["", "1st", "2nd", "3rd"];

export function place(n: number): string {
  return ORDINALS[n] ?? `${n}th`;
}
