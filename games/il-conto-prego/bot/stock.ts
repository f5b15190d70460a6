import { DECKS, JOKERS, RANKS, type Rank, SUITS } from "../rules/index.ts";
import type { OddsTable } from "./odds-table.ts";

/**
 * The cards that hands are dealt from, and how much can be called of them. Bots are told, so that the same bot can also
 * be asked in a smaller game than the one of the rules, where what it does can be measured exactly.
 */
export interface Stock {
  /** The height of the lowest rank there is; all higher ones are there too. */
  readonly lowest: number;
  readonly ofARank: number;
  readonly jokers: number;
  readonly cards: number;
  /** CON-15 */
  readonly mostInADish: number;
  /** What has been worked out about these cards, by the size of the bill and how many cards of it somebody has seen. */
  readonly odds: Map<number, OddsTable[]>;
}

export function stockOf(lowest: Rank, ofARank: number, jokers: number, mostInADish: number): Stock {
  const from = RANKS.indexOf(lowest);
  const cards = (RANKS.length - from) * ofARank + jokers;
  return { lowest: from, ofARank, jokers, cards, mostInADish, odds: new Map() };
}

/** CON-1, CON-15 */
export const WHOLE_STOCK = stockOf("2", DECKS * SUITS.length, JOKERS, DECKS * SUITS.length + JOKERS);
