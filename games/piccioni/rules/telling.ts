import type { Seat, Turn } from "@tavolata/kernel";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
import type { Piccioni } from "./types.ts";

/** Tells everybody, and keeps it for anyone who looks at the table now. */
export function announce(state: State, event: Event, turn: Turn<Piccioni>): void {
  turn.tell(event);
  state.news.push(event);
}

/** Tells one seat the secret, and the others what they may hear of it. */
export function confide(state: State, seat: Seat, secret: Event, rest: Event, turn: Turn<Piccioni>): void {
  turn.tell.to([seat], secret, rest);
  state.news.push(rest);
}
