import type { Seat } from "@tavolata/kernel";
import { known, pointsOf, type State } from "../rules/index.ts";

/**
 * How much everybody's points matter to one player: their own fully, those of the others against them, and the more the
 * nearer to the front those players are.
 */
export interface Stakes {
  readonly seat: Seat;
  readonly points: readonly number[];
  /** What one point of each seat is worth to `seat`: 1 for its own, and -1 for all the others together. */
  readonly weights: readonly number[];
}

/** How much more a rival counts for every point that they are ahead of another. */
const FEAR = 1.35;

export function stakesOf(state: State, seat: Seat): Stakes {
  const points = state.players.map((player) => pointsOf(state, player));
  const fears = points.map((some, other) => (other === seat ? 0 : FEAR ** some));
  const all = fears.reduce((sum, fear) => sum + fear, 0);
  const weights = fears.map((fear, other) => (other === seat ? 1 : -fear / all));
  return { seat, points, weights };
}

export function weightOf({ weights }: Stakes, seat: Seat): number {
  return known(weights[seat], "seat to weigh");
}

export function leadOf(stakes: Stakes): number {
  return stakes.points.reduce((sum, some, seat) => sum + some * weightOf(stakes, seat), 0);
}

/** What a card in hand is worth in points, as long as there is a turn left to use it in. */
export const CARD = 0.4;

/** How many points a lead must have to mean something: more, the more pigeons are still to come. */
const OPEN = { atTheEnd: 0.75, withEveryPigeon: 0.06 };

/** How likely a player is to win as things stand, from 0 to 1. */
export function chancesOf(state: State, seat: Seat): number {
  if (state.result !== null) return state.result.places[seat] === 1 ? 1 : 0;
  const { players, pigeonDeck } = state;
  const open = OPEN.atTheEnd + OPEN.withEveryPigeon * pigeonDeck.length;
  const strengths = players.map((player, other) => {
    const inHand = CARD * player.hand.length * usesLeft(state, other);
    return Math.exp((pointsOf(state, player) + inHand) / open);
  });
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  return known(strengths[seat], "seat to win") / all;
}

/** 1 if a player has a turn to come, otherwise 0. */
export function usesLeft({ finalPhase, players, current }: State, seat: Seat): number {
  if (finalPhase === null) return 1;
  const until = (seat - current + players.length) % players.length;
  return until < finalPhase.turnsLeft ? 1 : 0;
}
