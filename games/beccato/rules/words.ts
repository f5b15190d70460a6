import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { WORDS, type Word } from "./signals.ts";
import { isOnline, type State } from "./state.ts";
import { teamWith } from "./teams.ts";
import type { Beccato } from "./types.ts";

/** BEC-38: how often each member may speak between two deals. */
const MOST_WORDS = 6;

export function refuseSay(state: State, seat: Seat): Refusal | undefined {
  if (!isOnline(state)) return refused("real-gestures");
  if (state.phase !== "agreeing" && state.phase !== "between") return refused("nothing-to-say");
  const said = teamWith(state, seat).words.filter((one) => one.seat === seat);
  return said.length < MOST_WORDS ? undefined : refused("said-enough");
}

export function sayOffers(state: State, seat: Seat): Offer<Move>[] {
  if (refuseSay(state, seat) !== undefined) return [];
  return WORDS.map((word) => ({ move: { type: "say", word } }));
}

/** Nobody outside the guild learns that anything was said. */
export function say(state: State, seat: Seat, word: Word, turn: Turn<Beccato>): void {
  const team = teamWith(state, seat);
  team.words.push({ seat, word });
  turn.tell.to(team.seats, { type: "said", seat, word });
}
