export * from "./cards.ts";
export { speakingOrder } from "./declaration.ts";
export { canPay, eligibleSeats, leastCredit } from "./eligibility.ts";
export type { Effect, Event } from "./events.ts";
export { bestia, bestia as RULES } from "./game.ts";
export { anteOfLevel, levelAfter, SCHEDULE } from "./levels.ts";
export { bySeat, firstOf } from "./lists.ts";
export { HouseMove, Move } from "./moves.ts";
export { Options } from "./options.ts";
export { prizesFor } from "./prizes.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export { tricksOwed } from "./settle.ts";
export {
  balanceOf,
  type Declaration,
  dealerOf,
  type Ending,
  type HandOver,
  isHandOn,
  type Laid,
  netOf,
  playerAt,
  plays,
  type State,
  seatsRightOf,
  type Trick,
  tookPart,
  trumpOf,
  turnOf,
  type WaitingFor,
} from "./state.ts";
export { canBeBeaten, dominantTrump, legalCards, sureTricks, takerOf } from "./tricks.ts";
export type { Bestia, PlayerView, View } from "./types.ts";
