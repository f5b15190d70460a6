export { type ContestPlan, type DealOutcome, playContest } from "./contest.ts";
export { type PlayPhase, playPhase } from "./play-phase.ts";
