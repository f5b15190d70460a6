export { type Card, DECK, HIDDEN, heightOf, type Rank, rankOf, type Suit, suitOf } from "./cards.ts";
export { cucu, cucu as RULES } from "./game.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export type { Move, Options } from "./schemas.ts";
export { nextAfter } from "./seats.ts";
export type { Cucu, Event, Player, State, View } from "./types.ts";
