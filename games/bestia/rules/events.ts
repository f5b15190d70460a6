import type { Result, Seat } from "@tavolata/kernel";
import type { Card, HiddenCard } from "./cards.ts";
import type { Ending, HandOver, WaitingFor } from "./state.ts";

export type Event =
  | {
      type: "handBegins";
      hand: number;
      dealer: Seat;
      eligible: Seat[];
      level: number;
      /** BES-8 */
      ante: number;
      pot: number;
      bestia: number;
      compulsory: boolean;
    }
  | { type: "dealt"; seat: Seat; cards: (Card | HiddenCard)[] }
  | { type: "trump"; card: Card }
  | { type: "passed"; seat: Seat }
  | { type: "served"; seat: Seat }
  | { type: "exchanged"; seat: Seat; discards: (Card | HiddenCard)[]; drawn: (Card | HiddenCard)[] }
  | { type: "blindRound" }
  | { type: "stayedOut"; seat: Seat }
  | { type: "blind"; seat: Seat; discards: (Card | HiddenCard)[]; drawn: (Card | HiddenCard)[] }
  | { type: "played"; seat: Seat; card: Card }
  | { type: "trick"; seat: Seat }
  | ({ type: "handOver" } & HandOver)
  /** BES-11 */
  | { type: "potTaken"; seat: Seat; pot: number }
  /** BES-9 */
  | { type: "potSplit"; pot: number; shares: number[] }
  | { type: "timeOut"; seat: Seat }
  | { type: "sitsOut"; seat: Seat; why: "choice" | "time" | "credit" | "away" }
  | { type: "willSitOut"; seat: Seat }
  | { type: "back"; seat: Seat }
  | { type: "sat"; seat: Seat; chips: number }
  | { type: "toppedUp"; seat: Seat; chips: number; credit: number }
  | { type: "willStand"; seat: Seat }
  | { type: "stood"; seat: Seat; chips: number }
  | { type: "waits"; waitingFor: WaitingFor }
  | { type: "resumes" }
  | { type: "closing" }
  /** BES-34: for a break of the tournament the levels stand still. */
  | { type: "levels"; elapsed: number; held: boolean }
  | { type: "eliminated"; seat: Seat; hand: number }
  | ({ type: "gameOver"; endedBy: Ending; prizes: number[] } & Result);

/** What is done outside the game, together with the move: chips move between purses and the table. */
export type Effect =
  | { type: "chipsIn"; seat: Seat; chips: number }
  | { type: "chipsOut"; seat: Seat; chips: number }
  /** BES-34: for a tournament of several tables, which ranks across them. */
  | {
      type: "eliminated";
      seat: Seat;
      hand: number;
      chipsBefore: number;
      /** Who took the pot of that hand, and how much of it; of several tables only. */
      by?: { seat: Seat; chips: number }[];
    }
  | { type: "entry"; seat: Seat; chips: number }
  | { type: "prize"; seat: Seat; chips: number };
