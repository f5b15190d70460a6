import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Suspicion } from "@tavolata/kernel/reactions";
import type { Card, Feature, HiddenCard } from "./cards.ts";
import type { Hand } from "./moves.ts";
import type { Deed } from "./situation.ts";
import type { Ending, Settling, Why } from "./state.ts";

/** What is hidden as long as the window is open (SCH-11). */
export type HiddenHand = HiddenCard;

/** What somebody did and when, told when the window has closed. */
export type Revealed = Deed & { seat: Seat; at: Instant };

export type Event =
  | { type: "begins"; dealer: Seat; cards: number; bluePawns: number }
  | { type: "reaches"; seat: Seat }
  | {
      type: "turned";
      number: number;
      card: Card | HiddenCard;
      dealer: Seat;
      byClock: boolean;
      /** How many are still in the deck. */
      left: number;
      at: Instant;
    }
  | { type: "shown"; number: number; at: Instant }
  | { type: "windowOpens"; closesAt: Instant }
  | { type: "called"; seat: Seat; what: Feature }
  | { type: "moved"; seat: Seat; what: Hand | HiddenHand }
  /** SCH-10: told to them alone, for nothing has happened. */
  | { type: "tooEarly"; seat: Seat }
  | { type: "voteOpens"; claimants: Seat[]; reactions: Revealed[]; endsAt: Instant | null }
  | { type: "voted"; seat: Seat; vote: Seat }
  | ({ type: "settled" } & Settling)
  | { type: "deckPasses"; dealer: Seat }
  /** SCH-21 */
  | { type: "flagged"; seat: Seat; flag: Suspicion }
  | { type: "cleared"; seat: Seat }
  /** `left` is what was on a line that nobody took, where no settling has told it. */
  | ({ type: "gameOver"; endedBy: Ending; left: Why | null } & Result);
