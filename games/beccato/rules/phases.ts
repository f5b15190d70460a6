import type { Refusal, Seat } from "@tavolata/kernel";
import { refused } from "./refusals.ts";
import type { State } from "./state.ts";

/** BEC-18: the others do not know of the shout yet, and the round goes on for them. */
export function hasShouted({ stopped, shouts }: Pick<State, "stopped" | "shouts">, seat: Seat): boolean {
  return stopped !== null && shouts.some((one) => one.seat === seat);
}

/** Why a player cannot do now what belongs in a round; for those who have shouted, the round is over. */
export function refuseOutsideRound(state: State, seat: Seat): Refusal | undefined {
  switch (state.phase) {
    case "agreeing":
      return refused("still-agreeing");
    case "choosing":
      return refused("choice-on");
    case "between":
      return refused("between-rounds");
    default:
      return hasShouted(state, seat) ? refused("shout-on") : undefined;
  }
}
