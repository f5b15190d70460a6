import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Card, Hidden, Pigeon, Place, Zone } from "./cards.ts";
import type { Answer, Choice, Pick } from "./choices.ts";

/** PIC-13, PIC-14 */
export type Ending = "finalPhase" | "tooLong";

export type Event =
  | { type: "begins"; first: Seat; areas: Pigeon[]; places: Record<Place, Pigeon>; pigeons: number }
  | { type: "dealt"; seat: Seat; cards: (Card | Hidden)[] }
  | { type: "turnBegins"; seat: Seat; turn: number; last: boolean }
  | { type: "goesOn"; seat: Seat; actionsLeft: number; until: Instant | null }
  | { type: "skips"; seat: Seat }
  | { type: "timeUp"; seats: Seat[] }
  | { type: "drew"; seat: Seat; cards: (Card | Hidden)[] }
  | { type: "reshuffled"; cards: number }
  | { type: "mustThrowAway"; seat: Seat; cards: number; until: Instant | null }
  | { type: "threwAway"; seat: Seat; cards: Card[] }
  | { type: "paid"; seat: Seat; cards: Card[]; target: Card | Pigeon }
  /** `idle`: without a target (PIC-5). */
  | { type: "played"; seat: Seat; card: Card; idle?: true }
  | { type: "reacted"; seat: Seat; card: Card; to: Card }
  | { type: "mustChoose"; seat: Seat; choice: Choice; until: Instant | null }
  | { type: "chosePigeons"; seat: Seat; pigeons: Pigeon[] }
  | { type: "choseZone"; seat: Seat; zone: Zone }
  | { type: "choseGuano"; seat: Seat; card: Card }
  /** Everybody learns what the card is about, even if there is nobody to ask. */
  | { type: "asked"; seat: Seat; card: Card; picks: Pick[]; seats: Seat[]; until: Instant | null }
  | { type: "answered"; seat: Seat; answer: Answer | Hidden }
  | { type: "answers"; card: Card; answers: (Answer | null)[] }
  | { type: "contributed"; seat: Seat; cards: Card[] }
  | { type: "joined"; seat: Seat; card: Card }
  | { type: "cancelled"; card: Card }
  | { type: "redirected"; card: Card; to: Seat | null }
  | { type: "assigned"; card: Card; seat: Seat }
  | { type: "removed"; card: Card; seat: Seat }
  | { type: "moved"; pigeons: Pigeon[]; to: Zone }
  /** If `to` is null, Areas were tied, and they went back into the deck. */
  | { type: "scared"; pigeons: Pigeon[]; to: Zone | null }
  /** PIC-28: back into the deck. */
  | { type: "evicted"; pigeons: Pigeon[] }
  | { type: "trophy"; seat: Seat; card: Card | Pigeon }
  /** PIC-20 */
  | { type: "returned"; seat: Seat; pigeon: Pigeon }
  | { type: "flock"; seat: Seat; pigeons: number }
  | { type: "revealed"; pigeon: Pigeon }
  | { type: "flockCut"; pigeons: number }
  | { type: "glided"; pigeon: Pigeon; to: Zone }
  | { type: "overflows"; place: Place }
  | { type: "cleared"; cards: Card[] }
  | { type: "finalPhase"; trigger: Seat }
  | { type: "finalPhaseStops" }
  | ({ type: "gameOver"; endedBy: Ending; trophies: (Card | Pigeon)[][] } & Result);
