export { LEVEL_NAMES, LEVELS, type LevelName } from "../bot/levels.ts";
export { type CompanyPlan, playInCompany } from "./company.ts";
export { errorsOn, errorsSet, SORTS, type Sort } from "./conduct.ts";
export { type ContestOutcome, type ContestPlan, playContest } from "./contest.ts";
export { PERSON_NAMES, type PersonName, personMind } from "./people.ts";
export { showLines } from "./shown-lines.ts";
export { MeasuringTable, mindOf } from "./table.ts";
