export { Calibration, newTenths, type Tenth } from "./calibration.ts";
export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { type SoakOutcome, type SoakPlan, soak } from "./soak.ts";
export { MeasuringTable, type Observer, type Played, type Sitter, sitterOf } from "./table.ts";
