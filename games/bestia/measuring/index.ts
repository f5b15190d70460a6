export { type ContestPlan, type DealOutcome, type Declared, playContest } from "./contest.ts";
export { STRENGTHS } from "./declarations.ts";
export { type PlayPhase, playPhase } from "./play-phase.ts";
