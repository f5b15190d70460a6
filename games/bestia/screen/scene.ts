import type { Seat } from "@tavolata/kernel";
import type { Card, HiddenCard, Trick } from "../rules/index.ts";

/** Something on its way that no view shows: chips between seats and plate, cards that leave the table. */
export type Scene =
  /** From these seats to the plate. */
  | { readonly type: "paid"; readonly seats: readonly Seat[] }
  /** From the plate to the seats, and what each gets. */
  | { readonly type: "won"; readonly won: readonly number[] }
  | { readonly type: "discarded"; readonly seat: Seat; readonly cards: readonly (Card | HiddenCard)[] }
  | { readonly type: "taken"; readonly trick: Trick };
