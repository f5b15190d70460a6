export { reportOf } from "./report.ts";
export type * from "./shapes.ts";
export { addRows, PlayerTally } from "./tally.ts";
export {
  type AnyPlayerFigures,
  everything,
  type PlayerFigures,
  type PlayerStep,
  watchGame,
} from "./watching.ts";
