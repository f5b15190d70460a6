export { LEVEL_NAMES, LEVELS, type LevelName } from "../bot/levels.ts";
export { errorsOn, errorsSet, SORTS, type Sort } from "./conduct.ts";
export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { showLines } from "./shown-lines.ts";
export { MeasuringTable, mindOf } from "./table.ts";
