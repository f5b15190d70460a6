export { compose } from "./bill.ts";
export { dishesAfter } from "./calls.ts";
export * from "./cards.ts";
export type { Event } from "./events.ts";
export { type IlConto, ilContoPrego } from "./game.ts";
export { type Call, DISHES, Move, type WhichDish } from "./moves.ts";
export { handsToPlay, isDecidedByHands, Options } from "./options.ts";
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
export { knownInHand, type PlayerView, type View } from "./view.ts";
