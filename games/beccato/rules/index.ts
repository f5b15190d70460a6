export * from "./cards.ts";
export * from "./eggs.ts";
export { scoreOf } from "./ending.ts";
export type { Event, SeenGaze } from "./events.ts";
export { beccato, beccato as RULES } from "./game.ts";
export {
  MOST_SEATS,
  Move,
  type MoveOf,
  type Request,
  type Shout,
  SOURCES,
  type Source,
} from "./moves.ts";
export { Options } from "./options.ts";
export { MOST_LAPS } from "./passing.ts";
export { isChickFree, LEVELS, levelPoints, openPlaces, TOP } from "./pyramid.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export * from "./signals.ts";
export {
  type Act,
  type Change,
  type Choice,
  type Coop,
  choiceOf,
  type Ending,
  type Entry,
  type FinalScore,
  type Gaze,
  holderOf,
  known,
  type Outcome,
  type Player,
  type Proposal,
  playerAt,
  type Score,
  type Secrets,
  type Shouted,
  type Sign,
  type State,
  type Team,
  teamNumber,
} from "./state.ts";
export { areMates, coopsFor, leftOf, matesOf, teamOf, teamOfPlace, teamWith } from "./teams.ts";
export type { Beccato } from "./types.ts";
export type { OwnView, PlayerView, TeamView, View } from "./view.ts";
