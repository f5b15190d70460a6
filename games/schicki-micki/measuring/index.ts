export { LEVEL_NAMES, LEVELS, type LevelName } from "../bot/levels.ts";
export { type Conduct, errorsOn, errorsSet, newConduct, note, SORTS, type Sort } from "./conduct.ts";
export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { showLines } from "./shown-lines.ts";
export { type Glance, MeasuringTable, mindOf, type Played, type Watch } from "./table.ts";
