import type { Seat } from "@tavolata/kernel";
import type { Fidget, Signal, Voice } from "../rules/index.ts";

export interface Seen {
  readonly seat: Seat;
  readonly what: Signal | Fidget;
}

/** What was told and is not in the view. */
export interface Scene {
  /** Players near whom something moved: BEC-33 tells no more. */
  readonly stirs?: readonly Seat[];
  /** What the watcher has made out of others, and what they have made themselves. */
  readonly seen?: readonly Seen[];
  /** Voices that the watcher has heard without making them out. */
  readonly heard?: readonly { readonly seat: Seat; readonly kind: Voice }[];
  /** In a reveal: how many hands are open, and whether the verdict has been shown. */
  readonly reveal?: { readonly opened: number; readonly judged: boolean };
}
