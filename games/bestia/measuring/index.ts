export { type ContestPlan, type DealOutcome, type Declared, playContest } from "./contest.ts";
export { type DeclarationClass, STRENGTHS, type Strength } from "./declarations.ts";
export { type PlayPhase, playPhase } from "./play-phase.ts";
