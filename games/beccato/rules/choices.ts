import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { type Choice, choiceOf, deadlineAfter, type State, teamNumber } from "./state.ts";
import type { Beccato } from "./types.ts";

export function openChoice(state: State, choice: Choice, turn: Turn<Beccato>): void {
  state.phase = "choosing";
  state.choice = choice;
  state.deadline = deadlineAfter(state.options.chooseSeconds, turn.now);
  const { team, by, sources, places, symbols } = choice;
  turn.tell({
    type: "choosing",
    team,
    guild: teamNumber(state, team).guild,
    by,
    sources: [...sources],
    places: [...places],
    symbols: [...symbols],
    deadline: state.deadline,
  });
}

/** BEC-10, BEC-36: the players who may make the choice. */
export function choosersOf(state: Pick<State, "choice" | "teams">): Seat[] {
  const { team, by } = choiceOf(state);
  return by === null ? [...teamNumber(state, team).seats] : [by];
}

export function refuseChoosing(state: State, seat: Seat): Refusal | undefined {
  const { choice } = state;
  if (choice === null) return refused("nothing-to-choose");
  if (choosersOf(state).includes(seat)) return undefined;
  const isOwn = teamNumber(state, choice.team).seats.includes(seat);
  return refused(isOwn ? "caller-chooses" : "not-your-choice");
}

export function choiceOffers(state: State, seat: Seat): Offer<Move>[] {
  if (refuseChoosing(state, seat) !== undefined) return [];
  const { sources, places, symbols } = choiceOf(state);
  return [
    ...sources.map((from): Move => ({ type: "take", from })),
    ...places.map((place): Move => ({ type: "place", place })),
    ...symbols.map((symbol): Move => ({ type: "takeSymbol", symbol })),
  ].map((move) => ({ move }));
}
