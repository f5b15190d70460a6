import type { Result, Seat } from "@tavolata/kernel";
import type { Card, HiddenCard } from "./cards.ts";
import type { Bill, CallMade, Dish, Ending } from "./state.ts";

export type Event =
  | { type: "handBegins"; hand: number; dealer: Seat; opener: Seat }
  | { type: "dealt"; seat: Seat; cards: (Card | HiddenCard)[] }
  | { type: "discarded"; seat: Seat; cards: (Card | HiddenCard)[] }
  | { type: "tookBack"; seat: Seat; card: Card }
  | ({ type: "called"; dishes: Dish[] } & Omit<CallMade, "count" | "rank">)
  | { type: "timeOut"; seat: Seat }
  | ({ type: "bill" } & Bill)
  | { type: "saldo"; seat: Seat; saldi: number }
  | { type: "eliminated"; seat: Seat }
  | { type: "omaggio"; seat: Seat; omaggi: number }
  | { type: "oste"; seat: Seat; extraCard: boolean }
  | ({ type: "gameOver"; endedBy: Ending } & Result);
