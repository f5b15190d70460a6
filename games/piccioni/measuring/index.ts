export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { MeasuringTable, mindOf } from "./table.ts";
