import {
  MOST_PLAYERS,
  MOST_SLOTS,
  NONE,
  packedSuit,
  powerOf,
  type Slots,
  type Stakes,
  settle,
  slotsToFollow,
  slotsToLead,
  type Takers,
  type Trumps,
} from "./packed.ts";
import { usualSlot } from "./usual.ts";

/** Where a trick stands. */
export interface TrickSoFar {
  /** From 0. */
  readonly trick: number;
  /** How many cards lie there. */
  readonly laid: number;
  /** The suit led, or none. */
  readonly led: number;
  /** The highest power there, and the player who has laid it. */
  readonly power: number;
  readonly best: number;
  /** Of the tricks before. */
  readonly takers: Takers;
}

export const FIRST_TRICK: TrickSoFar = { trick: 0, laid: 0, led: NONE, power: NONE, best: NONE, takers: 0 };

/** What a hand is played by, once it is known who plays. */
interface Terms {
  readonly players: number;
  readonly trumps: Trumps;
  readonly stakes: Stakes;
  /** Whose choices are always gone through; none where the watcher does not play. */
  readonly me: number;
  /** While there are more ways to play on than this, the others lay their usual cards. */
  readonly mostWays: number;
}

const MOST_CARDS = MOST_PLAYERS * MOST_SLOTS;
/** One number for what each player gains, and one for what anybody else gains. */
const ROW = MOST_PLAYERS + 1;

/**
 * A hand in the middle of its tricks, with all cards known, and what comes of it when all players know them and each
 * plays for their own gain alone (max^n). Players are numbered in the order in which they play.
 */
export class Tricks {
  /** Four slots for each player. */
  readonly cards = new Int8Array(MOST_CARDS);
  /** The slots that are left in each hand. */
  readonly left = new Uint8Array(MOST_PLAYERS);
  /** How many tricks each owes (BES-29). */
  readonly owed = new Uint8Array(MOST_PLAYERS);
  private readonly gains = new Float64Array((MOST_CARDS + 1) * ROW);
  private terms!: Terms;
  private players = 0;
  private from: TrickSoFar = FIRST_TRICK;
  /** The first trick in which everybody's choices are gone through. */
  private exactFrom = 0;

  begin(terms: Terms, from: TrickSoFar): void {
    this.terms = terms;
    this.players = terms.players;
    this.from = from;
    this.exactFrom = exactFrom(terms, from.trick);
  }

  legal(player: number): Slots {
    const { led, power, trick } = this.from;
    return this.legalIn(player, led, power, trick);
  }

  /** What each player gains in the end, and after them what anybody else gains, when it is this player's turn. */
  solve(player: number): Float64Array {
    const { trick, laid, led, power, best, takers } = this.from;
    this.go(trick, laid, player, led, power, best, takers, 0);
    return this.gains;
  }

  /** The same, after the player has laid the card in this slot. */
  solveAfter(player: number, slot: number): Float64Array {
    const { trick, laid, led, power, best, takers } = this.from;
    this.lay(slot, trick, laid, player, led, power, best, takers, 0);
    return this.gains;
  }

  private legalIn(player: number, led: number, power: number, trick: number): Slots {
    const at = player * MOST_SLOTS;
    const left = this.left[player]!;
    return led < 0
      ? slotsToLead(this.cards, at, left, trick === 0, this.terms.trumps)
      : slotsToFollow(this.cards, at, left, led, power, this.terms.trumps);
  }

  // Where the trick stands is passed on in numbers: an object for each card would take most of the time.
  private lay(
    slot: number,
    trick: number,
    laid: number,
    player: number,
    led: number,
    power: number,
    best: number,
    takers: Takers,
    row: number,
  ): void {
    const card = this.cards[player * MOST_SLOTS + slot]!;
    const suit = led < 0 ? packedSuit(card) : led;
    const own = powerOf(card, suit, this.terms.trumps.suit);
    const takes = own > power;
    const next = player + 1 === this.players ? 0 : player + 1;
    this.left[player]! ^= 1 << slot;
    this.go(trick, laid + 1, next, suit, takes ? own : power, takes ? player : best, takers, row);
    this.left[player]! ^= 1 << slot;
  }

  private go(
    trick: number,
    laid: number,
    player: number,
    led: number,
    power: number,
    best: number,
    takers: Takers,
    row: number,
  ): void {
    if (laid === this.players) {
      this.take(trick, takers | (best << (4 * trick)), best, row);
      return;
    }
    const legal = this.legalIn(player, led, power, trick);
    if ((legal & (legal - 1)) === 0) {
      this.lay(31 - Math.clz32(legal), trick, laid, player, led, power, best, takers, row);
      return;
    }
    const isLast = laid + 1 === this.players;
    const { suit } = this.terms.trumps;
    // Among equals, people lay the usual card.
    const usual = usualSlot(this.cards, player * MOST_SLOTS, legal, led, power, isLast, suit);
    this.lay(usual, trick, laid, player, led, power, best, takers, row);
    if (trick < this.exactFrom && player !== this.terms.me) return;
    const { gains, players } = this;
    const below = row + ROW;
    for (let slot = 0; slot < MOST_SLOTS; slot++) {
      if (slot === usual || ((legal >> slot) & 1) === 0) continue;
      this.lay(slot, trick, laid, player, led, power, best, takers, below);
      if (gains[below + player]! <= gains[row + player]!) continue;
      for (let i = 0; i <= players; i++) gains[row + i] = gains[below + i]!;
    }
  }

  private take(trick: number, takers: Takers, taker: number, row: number): void {
    const { stakes } = this.terms;
    if (trick + 1 < stakes.handSize) this.go(trick + 1, 0, taker, NONE, NONE, NONE, takers, row);
    else settle(takers, this.players, this.owed, stakes, this.gains, row);
  }
}

/** How much of a choice one more card is, on average, given that people have to follow suit. */
const OPEN_CHOICE = 0.62;

function exactFrom({ players, stakes, mostWays }: Terms, trick: number): number {
  const { handSize } = stakes;
  let from = handSize - 1;
  let ways = 1;
  while (from > trick) {
    ways *= (1 + OPEN_CHOICE * (handSize - from)) ** players;
    if (ways > mostWays) break;
    from -= 1;
  }
  return from;
}
