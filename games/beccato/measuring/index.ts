export { Calibration, newTenths, type Tenth } from "./calibration.ts";
export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { MeasuringTable, type Played, type Sitter, sitterOf, type Watch } from "./table.ts";
