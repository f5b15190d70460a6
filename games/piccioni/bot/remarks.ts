import type { Phrase, Seat } from "@tavolata/kernel";
import type { Event } from "../rules/index.ts";

/** So many pigeons at once make people look up. */
const LARGE_FLOCK = 4;

/** What a neighbour might say when everybody is told this. */
export function remark(event: Event, seat: Seat): Phrase | undefined {
  switch (event.type) {
    case "begins":
      return "hello";
    case "flock":
      return event.pigeons >= LARGE_FLOCK ? "watch-out" : undefined;
    case "glided":
      return event.to === seat ? "unlucky" : undefined;
    case "scared":
      return event.to === seat ? "ouch" : undefined;
    case "assigned":
      return event.seat === seat ? "no-way" : undefined;
    case "redirected":
      return event.to === seat ? "no-way" : undefined;
    case "overflows":
      return "wow";
    case "returned":
      return event.seat === seat ? "lucky" : undefined;
    case "finalPhase":
      return event.trigger === seat ? undefined : "come-on";
    case "finalPhaseStops":
      return "phew";
    case "gameOver":
      return event.places[seat] === 1 ? "good-game" : "well-played";
    default:
      return undefined;
  }
}
