export { newTenths, type Tenth } from "./calibration.ts";
export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { type SoakOutcome, type SoakPlan, soak } from "./soak.ts";
export { MeasuringTable, sitterOf } from "./table.ts";
