import type { Seat } from "@tavolata/kernel";

/** What is told and is no state of the table. */
export interface Scene {
  /** Whose something moved: BEC-33 tells no more. */
  readonly stirs?: readonly Seat[];
  /** Whose doings the watcher has made out. */
  readonly seen?: readonly Seat[];
  /** In a reveal: how many hands are open, and whether it has been said who is right. */
  readonly reveal?: { readonly opened: number; readonly judged: boolean };
}
