import type { Fault } from "@tavolata/kernel";

/** What came out when a finished game was checked. */
export interface Outcome {
  /** Whether the house's seed is the one it was bound to before the players gave theirs. */
  readonly committed: boolean;
  readonly replayed: Replayed;
}

export type Replayed =
  /** Everything followed from the rules; of a game that was broken off, as far as it went. */
  | {
      readonly as: "told";
      readonly moves: number;
      /** 0, or the input up to which an upgrade is taken on trust. */
      readonly checkedFrom: number;
      readonly brokenOff: boolean;
    }
  | { readonly as: "not-told"; readonly fault: Fault }
  /** Other rules, or another version of them, than this page has: nothing can be said here. */
  | { readonly as: "unknown" };
