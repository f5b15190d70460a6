import { defaultsOf, type Seat } from "@tavolata/kernel";
import { TestTableOf } from "@tavolata/kernel/testing/test-table";
import {
  type Card,
  type IlConto,
  ilContoPrego,
  type Move,
  type Options,
  RANKS,
  SUITS,
  wholeDeck,
} from "../rules/index.ts";

export const DEFAULTS = defaultsOf<Options>(ilContoPrego.options);

export interface TableSettings {
  /** One hand for each player, ranks only ("2 6 7 T Q W") or whole cards ("QH"); suits are found where none is said. */
  hands?: string[];
  options?: Partial<Options>;
  seats?: number;
  seed?: number;
  dealer?: Seat;
}

/** A table to try rules at: `tableWith({ hands: ["2 6 7 T Q Q", …] })`, and then it reads as a story. */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable extends TestTableOf<IlConto> {
  constructor({ hands, options = {}, seats, seed = 1, dealer }: TableSettings) {
    const count = seats ?? hands?.length ?? 4;
    super(
      ilContoPrego,
      { seats: count, options: { ...DEFAULTS, ...options } },
      { seed, now: 1000, pace: 1000 },
    );
    if (dealer !== undefined || hands !== undefined) this.openAfter(dealer ?? count - 1);
    if (hands !== undefined) this.holding(hands);
    this.isLaid();
  }

  /** Puts these cards into the hands, and the ones they had back into the deck. */
  holding(hands: string[]): this {
    const deck = wholeDeck();
    const dealt = hands.map((hand) => hand.split(/\s+/).filter(Boolean));
    dealt.flat().forEach((word) => {
      if (word.length === 2) takeFrom(deck, word as Card);
    });
    dealt.forEach((words, seat) => {
      const cards = words.map((word) => {
        if (word.length === 2) return word as Card;
        const card = word === "W" ? "W" : anyOfRank(deck, word);
        takeFrom(deck, card);
        return card;
      });
      Object.assign(this.state.players[seat]!, { cards: sorted(cards), shown: null, discards: [], owed: 0 });
    });
    this.state.deck = deck;
    this.state.phase = "calls";
    return this;
  }

  /** Takes a card out of the deck and lays it to what this seat has discarded. */
  discarded(seat: Seat, card: Card): this {
    takeFrom(this.state.deck, card);
    this.state.players[seat]!.discards.push(card);
    return this;
  }

  /** This seat is out since before the first hand, and its cards are back in the deck. */
  isOut(seat: Seat): this {
    const player = this.state.players[seat]!;
    this.state.deck.push(...player.cards.splice(0));
    player.eliminatedAfter = 0;
    return this;
  }

  /** Ranks are enough where a test does not care for suits: the first such card of the hand. */
  cardOf(seat: Seat, word: string): Card {
    if (word.length === 2 || word === "W") return word as Card;
    const card = this.state.players[seat]!.cards.find((held) => held[0] === word);
    if (card === undefined) throw new Error(`seat ${seat} holds no ${word}`);
    return card;
  }

  orders(seat: Seat, rank: string, show = rank): this {
    return this.moves(seat, { type: "order", rank: rank as never, show: this.cardOf(seat, show) });
  }

  spices(seat: Seat, dish: "first" | "second", rank: string, show = rank): this {
    return this.moves(seat, { type: "spice", dish, rank: rank as never, show: this.cardOf(seat, show) });
  }

  pilesOn(seat: Seat, dish: "first" | "second", rank: string, show = rank): this {
    return this.moves(seat, { type: "abound", dish, rank: rank as never, show: this.cardOf(seat, show) });
  }

  asksForTheBill(seat: Seat): this {
    return this.moves(seat, { type: "bill" });
  }

  /** The moves that leave nothing to choose. */
  readyMoves(seat: Seat): Move[] {
    return this.openTo(seat).flatMap((offer) => (offer.open === undefined ? [offer.move] : []));
  }

  /** "two A, three K" as the pad has it: "2A 3K". */
  get call(): string {
    return this.state.dishes.map(({ count, rank }) => `${count}${rank}`).join(" ");
  }

  private openAfter(dealer: Seat): void {
    const opener = (dealer + 1) % this.state.players.length;
    Object.assign(this.state, { dealer, opener, turn: opener });
  }
}

function takeFrom(deck: Card[], card: Card): void {
  const at = deck.indexOf(card);
  if (at < 0) throw new Error(`there is no ${card} left`);
  deck.splice(at, 1);
}

function anyOfRank(deck: readonly Card[], rank: string): Card {
  const card = deck.find((other) => other[0] === rank);
  if (card === undefined) throw new Error(`there is no ${rank} left`);
  return card;
}

function sorted(cards: Card[]): Card[] {
  const order: string[] = [...RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`)), "W"];
  return cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
