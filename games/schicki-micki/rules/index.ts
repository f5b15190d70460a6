export * from "./cards.ts";
export { MOST_TURNED } from "./clock.ts";
export {
  DECK_SIZE,
  type DeckProblem,
  deckOf,
  deckProblems,
  OUR_DECK,
  OUR_FIGURES,
  type ParsedDeck,
  parseDeck,
} from "./deck.ts";
export type { Event, HiddenHand, Revealed } from "./events.ts";
export { schickiMicki, schickiMicki as RULES } from "./game.ts";
export { type Cell, type Column, OUTCOMES, outcomeOf } from "./judging.ts";
export { HANDS, type Hand, MOST_SEATS, Move, ScreenMove } from "./moves.ts";
export { Options } from "./options.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export * from "./situation.ts";
export {
  bluePawns,
  bySeat,
  type Ending,
  gotBy,
  isAroundOneTable,
  type Outcome,
  type Player,
  playerAt,
  pointsOf,
  type Reaction,
  type Settled,
  type Settling,
  type State,
  type Turned,
  type Vote,
  voteOf,
  type Why,
  type Window,
  windowOf,
} from "./state.ts";
export type { PlayerView, ReactionView, SchickiMicki, TurnedView, View } from "./types.ts";
