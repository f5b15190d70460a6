export * from "./cards.ts";
export type { Answer, Choice, Pick, Purpose } from "./choices.ts";
export { type DeckProblem, deckProblems, type FileProblem, type ParsedDeck, parseDeck } from "./deck.ts";
export { type Counted, guanoCost, pointsOf, trophyPoints } from "./ending.ts";
export type { Event } from "./events.ts";
export { actionCards, deckOf, faceOf, pigeonFace, reactionOf } from "./faces.ts";
export { canFly, whereScaresGo } from "./flights.ts";
export { piccioni, piccioni as RULES } from "./game.ts";
export { offsetOf } from "./json-text.ts";
export { Move, type MoveOf } from "./moves.ts";
export { Options } from "./options.ts";
export { OUR_DECK } from "./our-deck.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export { guanoIn, receivers, selectPigeons } from "./selecting.ts";
export {
  type ChoiceFor,
  HAND_LIMIT,
  type InPlay,
  known,
  MOST_ROUNDS,
  onTop,
  type Player,
  pickOf,
  playerAt,
  type State,
  type Trophy,
} from "./state.ts";
export type { Piccioni } from "./types.ts";
export type { InPlayView, PlayerView, TrophyView, View } from "./view.ts";
export {
  ACTION_CARDS,
  type ActionFace,
  Deck,
  type Effect,
  type Guano,
  PICTURES,
  type PigeonFace,
  type Pigeons,
  type PlaceEffect,
  type PlaceFace,
  type ReactionEffect,
  type To,
} from "./vocabulary.ts";
export { fullness, pigeonsIn, zoneOf } from "./zones.ts";
