import { defaultsOf, nobodyListens, type Seat } from "@tavolata/kernel";
import {
  type Card,
  type IlConto,
  ilContoPrego,
  type Move,
  type Options,
  type State,
} from "../rules/index.ts";
import { isInTheReducedGame, SEATS, SMALL_DECK } from "./small-deck.ts";

const WHEN = { now: 0, actedAt: 0 };
/** One hand is the whole game, so nothing is ever dealt again. */
const OPTIONS: Options = { ...defaultsOf<Options>(ilContoPrego.options), hands: 1 };

/** A table of the whole game at which these hands of the reduced one have been dealt. Seat 0 opens. */
export function smallTable(hands: readonly (readonly Card[])[]): State {
  const deck = [...SMALL_DECK];
  for (const card of hands.flat()) deck.splice(deck.indexOf(card), 1);
  return {
    options: OPTIONS,
    hand: 1,
    phase: "calls",
    dealer: SEATS - 1,
    opener: 0,
    turn: 0,
    deck,
    players: hands.map((cards) => ({
      cards: [...cards],
      shown: null,
      discards: [],
      owed: 0,
      losses: 0,
      saldi: 0,
      omaggi: 0,
      eliminatedAfter: null,
    })),
    dishes: [],
    calls: [],
    oste: null,
    lastBill: null,
    deadline: null,
    anybodyThere: false,
    desertedHands: 0,
    endedBy: null,
    result: null,
  };
}

/** By the rules of the whole game, which decide in the reduced one too. */
export function smallMoves(state: State): Move[] {
  return ilContoPrego
    .moves(state, state.turn, WHEN)
    .map(({ move }) => move as Move)
    .filter((move) => isInTheReducedGame(move, state.dishes));
}

export function playAt(state: State, move: Move): void {
  ilContoPrego.play(state, state.turn, move, {
    ...WHEN,
    random: NO_CHANCE,
    tell: nobodyListens<IlConto["event"]>(),
    effect: () => {},
  });
}

const NO_CHANCE = {
  below: (): number => {
    throw new Error("nothing is left to chance after the deal");
  },
};

/** Who lost the hand that has just ended. */
export function loserAt(state: State): Seat {
  return state.lastBill!.loser;
}
