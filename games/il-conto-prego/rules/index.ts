export * from "./cards.ts";
export { compose } from "./compose.ts";
export { DISHES, dishesAfter, type WhichDish } from "./dishes.ts";
export type { Event } from "./events.ts";
export { type IlConto, ilContoPrego, ilContoPrego as RULES } from "./game.ts";
export { handsToPlay, isDecidedByHands } from "./hands-to-play.ts";
export { knownInHand } from "./known.ts";
export { type Call, Move } from "./moves.ts";
export { Options } from "./options.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export {
  type Bill,
  type CallMade,
  type Dish,
  type Ending,
  isIn,
  type Player,
  type State,
} from "./state.ts";
export type { PlayerView, View } from "./view.ts";
