import type { Refusal } from "@tavolata/kernel";
import { refused } from "./refusals.ts";
import type { State } from "./state.ts";

/** Why something that belongs into a round is not possible now. */
export function refuseOutsideRound({ phase }: State): Refusal | undefined {
  switch (phase) {
    case "agreeing":
      return refused("still-agreeing");
    case "shouted":
      return refused("shout-on");
    case "choosing":
      return refused("choice-on");
    case "between":
      return refused("between-rounds");
    default:
      return undefined;
  }
}
