import type { Offer, Seat } from "@tavolata/kernel";
import {
  type Card,
  HIDDEN,
  type Move,
  playerAt,
  plays,
  rankOf,
  type State,
  speakingOrder,
  strengthOf,
  suitOf,
  trumpOf,
} from "../rules/index.ts";

/** A way of declaring: where the player sat, what had been said, what the cards were and what was done with them. */
export interface DeclarationClass {
  readonly round: "first" | "blind";
  /** In the order of speaking, from 1. */
  readonly position: number;
  /** How many had come in before. */
  readonly in: number;
  readonly strength: Strength;
  readonly said: string;
}

export const STRENGTHS = ["nothing", "ace", "low trump", "high trump", "two trumps", "three trumps"] as const;
type Strength = (typeof STRENGTHS)[number];

/** Only where passing costs nothing; in a compulsory hand there is no choice to judge. */
export function classOf(
  state: State,
  seat: Seat,
  offers: readonly Offer<Move>[],
  move: Move,
): DeclarationClass | undefined {
  const { phase } = state;
  if ((phase !== "declaration" && phase !== "blind") || !offers.some(({ move: { type } }) => type === "pass"))
    return undefined;
  return {
    round: phase === "blind" ? "blind" : "first",
    position: 1 + speakingOrder(state).indexOf(seat),
    in: state.players.filter(plays).length,
    strength: strengthOfHand(playerAt(state, seat).cards, trumpOf(state)),
    said: move.type === "exchange" ? `exchange ${move.cards.length}` : move.type,
  };
}

const KING = strengthOf("RD");

function strengthOfHand(cards: readonly (Card | typeof HIDDEN)[], trump: Card): Strength {
  const open = cards.filter((card) => card !== HIDDEN);
  const trumps = open.filter((card) => suitOf(card) === suitOf(trump));
  if (trumps.length > 1) return trumps.length === 2 ? "two trumps" : "three trumps";
  if (trumps.length === 1)
    return trumps.some((card) => strengthOf(card) >= KING) ? "high trump" : "low trump";
  return open.some((card) => rankOf(card) === "A") ? "ace" : "nothing";
}
