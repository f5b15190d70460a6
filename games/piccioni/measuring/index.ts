export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { MeasuringTable, mindOf, type Observer } from "./table.ts";
