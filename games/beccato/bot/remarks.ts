import type { Phrase, Seat } from "@tavolata/kernel";
import type { Event } from "../rules/index.ts";

/**
 * What a bot says about what everybody has heard. It depends on that and on its seat alone, and on nothing that it knows,
 * so it cannot be a signal; in a round nobody says anything.
 */
export function remarkOn(event: Event, seat: Seat): Phrase | undefined {
  if (event.type === "begins") return "hello";
  if (event.type === "gameOver") return "good-game";
  if (event.type !== "settled" || event.shout === null) return undefined;
  const { seat: caller, shout, right, late } = event;
  if (late.includes(seat)) return "no-way";
  if (shout.type === "beccato" && shout.accused === seat) return right ? "ouch" : "phew";
  if (caller === seat) return right ? undefined : "unlucky";
  return shout.type === "chicchirichi" && right ? "wow" : undefined;
}
