import type { Seat } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";

/** PIC-1, PIC-2 */
export const PIGEON_KINDS = ["grasso", "infame", "picciona", "stupido", "zoppo"] as const;
export type PigeonKind = (typeof PIGEON_KINDS)[number];

/** PIC-1: Strada, Statua, Cavi Alta Tensione, Folla. */
export const PLACES = ["strada", "statua", "cavi", "folla"] as const;
export type Place = (typeof PLACES)[number];

/** A Place, or the Area of a seat. */
export type Zone = Place | Seat;

/** "grasso-3". */
export type Pigeon = `${PigeonKind}-${number}`;

/** An action card, "blam-3": its name in the deck, and which of those cards it is. */
export type Card = string;

export const HIDDEN = "?";
export type Hidden = typeof HIDDEN;

/** PIC-1 */
export const MOST_SEATS = manifest.seats.max;

/** PIC-2: how many of each kind there are, by the number of players. */
const MIXES: Readonly<Record<number, Readonly<Record<PigeonKind, number>>>> = {
  2: { grasso: 6, infame: 3, picciona: 3, stupido: 5, zoppo: 5 },
  3: { grasso: 6, infame: 3, picciona: 3, stupido: 5, zoppo: 5 },
  4: { grasso: 8, infame: 4, picciona: 3, stupido: 6, zoppo: 6 },
  5: { grasso: 10, infame: 5, picciona: 3, stupido: 7, zoppo: 7 },
  6: { grasso: 12, infame: 6, picciona: 4, stupido: 8, zoppo: 8 },
};

/** The pigeons for a number of players. */
export function pigeonsFor(seats: number): Pigeon[] {
  const mix = MIXES[seats];
  if (mix === undefined) throw new RangeError(`no pigeons for ${seats} players`);
  return PIGEON_KINDS.flatMap((kind) =>
    Array.from({ length: mix[kind] }, (_, i): Pigeon => `${kind}-${i + 1}`),
  );
}

/** PIC-1: all the pigeons there are. */
export const PIGEONS: readonly Pigeon[] = pigeonsFor(MOST_SEATS);

/** The name without the number: "ma-anche-no" of "ma-anche-no-2". */
export function kindOf(card: Card): string {
  return card.slice(0, card.lastIndexOf("-"));
}

export function isPlace(zone: Zone): zone is Place {
  return typeof zone === "string";
}
