import type { Event } from "../rules/index.ts";

/** What is shown for a moment and is not in the view: something that has just happened; of a flock, which pigeon. */
export type Scene =
  | Extract<
      Event,
      {
        type:
          | "answers"
          | "cancelled"
          | "evicted"
          | "finalPhase"
          | "finalPhaseStops"
          | "flock"
          | "flockCut"
          | "gameOver"
          | "glided"
          | "moved"
          | "overflows"
          | "reacted"
          | "returned"
          | "scared"
          | "trophy";
      }
    >
  | (Extract<Event, { type: "revealed" }> & { readonly nth: number; readonly of: number });
