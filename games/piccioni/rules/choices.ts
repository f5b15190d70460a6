import type { Card, Pigeon, Zone } from "./cards.ts";

/** What one effect of a card is about, as it was announced. */
export interface Pick {
  pigeons: Pigeon[];
  guano: Card | null;
  /** Where it goes; "discards" for a Guano that nobody else can receive. */
  to: Zone | "discards" | null;
}

export type Answer =
  | { type: "decline" }
  | { type: "react"; card: Card }
  | { type: "contribute"; cards: Card[] };

export type Purpose =
  | "trophy"
  | "scare"
  | "evict"
  | "assign"
  | "remove"
  | "receiver"
  | "landing"
  | "followers"
  | "biggest";

/** Something to choose, with everything that can be chosen. */
export type Choice = { purpose: Purpose } & (
  | {
      kind: "pigeons";
      /** All must be of one group; `zone` is null if they may come from anywhere in the list. */
      groups: { zone: Zone | null; pigeons: Pigeon[] }[];
      least: number;
      most: number;
    }
  | { kind: "zone"; zones: Zone[] }
  | { kind: "guano"; cards: Card[] }
);
