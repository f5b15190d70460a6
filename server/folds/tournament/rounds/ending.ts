import type { Instant } from "@tavolata/kernel";
import type { TournamentState } from "../state.ts";
import { currentRound, type RoundsState } from "./state.ts";

/** Whether no round comes any more. */
export function isLastDone({ plan }: TournamentState, { played, count }: RoundsState): boolean {
  return plan.kind === "knock-out" ? played.at(-1)?.tables.length === 1 : played.length >= count;
}

/** Whether people have looked at the last round for long enough. */
export function isAllOver(state: TournamentState, rounds: RoundsState, at: Instant): boolean {
  const round = currentRound(rounds);
  if (round === undefined || round.deadline !== null || state.paused) return false;
  return isLastDone(state, rounds) && (rounds.nextAt === null || rounds.nextAt <= at);
}
