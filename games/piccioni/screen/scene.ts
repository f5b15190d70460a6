import type { Seat } from "@tavolata/kernel";
import type { Card, Pigeon, Place } from "../rules/index.ts";

/** What is seen for a moment and is no state of the table. */
export type Scene =
  /** The sky darkens: so many are coming. */
  | { readonly type: "flock"; readonly pigeons: number }
  /** A pigeon of the flock, and which one it is. */
  | { readonly type: "revealed"; readonly nth: number; readonly of: number }
  | { readonly type: "overflows"; readonly place: Place }
  /** On its way to somebody's Trophies; whoever returns leaves one that nobody has seen. */
  | { readonly type: "trophy"; readonly seat: Seat; readonly card: Card | Pigeon; readonly returns: boolean }
  /** On their way back into the deck. */
  | { readonly type: "backInDeck"; readonly pigeons: readonly Pigeon[] }
  | { readonly type: "answers" }
  | { readonly type: "stamp"; readonly word: "cancelled" | "finalPhase" | "finalPhaseStops" | "flockCut" };
