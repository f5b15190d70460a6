export * from "./cards.ts";
export { speakingOrder } from "./declaration.ts";
export { eligibleSeats, leastCredit, whyNotDeal } from "./eligibility.ts";
export type { Effect, Event } from "./events.ts";
export { bestia, bestia as RULES } from "./game.ts";
export { anteOfLevel, levelAfter, SCHEDULE } from "./levels.ts";
export { HouseMove, Move } from "./moves.ts";
export { type From, Options } from "./options.ts";
export { prizesFor } from "./prizes.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export { tricksOwed } from "./settle.ts";
export {
  type Declaration,
  type Ending,
  type HandOver,
  isHandOn,
  type Laid,
  type Player,
  plays,
  type State,
  type Trick,
  tookPart,
  type WaitingFor,
} from "./state.ts";
export { dominantTrump, legalCards, takerOf } from "./tricks.ts";
export type { Bestia, PlayerView, View } from "./types.ts";
