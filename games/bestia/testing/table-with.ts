import { defaultsOf, type Refusal, type Seat } from "@tavolata/kernel";
import { TestTableOf } from "@tavolata/kernel/testing/test-table";
import {
  type Bestia,
  bestia,
  type Card,
  type Effect,
  type HouseMove,
  type Options,
  speakingOrder,
  wholeDeck,
} from "../rules/index.ts";

export const DEFAULTS = defaultsOf<Options>(bestia.options);

export interface TableSettings {
  seats?: number;
  options?: Partial<Options>;
  seed?: number;
  /** What everybody has before the ante; the table's stack where nothing is said. */
  credits?: number[];
  /** The initial pot. */
  pot?: number;
  /** Who paid the ante of the hand before; everybody where nothing is said. */
  entitled?: Seat[];
  /** Who deals; seat 0 where nothing is said. Who deals next if no hand is dealt yet. */
  dealer?: Seat;
  /** One hand for each seat, "AD 3D RD". */
  hands?: string[];
  trump?: string;
  /** The cards on top of the stock, the topmost first; the rest follows in some order. */
  stock?: string;
  /** Only so many cards are left in the stock, the others are out of sight among the discards of seat 0. */
  stockSize?: number;
  /** False: between two hands, five seconds before the deal. */
  dealt?: boolean;
}

/**
 * A table to try rules at: `tableWith({ hands: ["AD 3D RD", …], trump: "4D" })`, and then it reads as a story. Seats are
 * counted clockwise, so with seat 0 as the dealer of three the order to the right is 2, 1, 0.
 */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable extends TestTableOf<Bestia> {
  constructor(settings: TableSettings) {
    const { hands, credits, seed = 1, dealt = true, dealer = 0 } = settings;
    const seats = settings.seats ?? hands?.length ?? credits?.length ?? 3;
    super(bestia, { seats, options: { ...DEFAULTS, ...settings.options } }, { seed, pace: 100 });
    this.beforeTheDeal(settings, (dealer + 1) % seats);
    this.told = [];
    this.effects = [];
    this.isLaid();
    if (!dealt) return;
    this.rings();
    if (hands !== undefined) this.holding(settings);
  }

  /** The table as it is between two hands, with these chips on it. */
  private beforeTheDeal({ credits, pot = 0, entitled }: TableSettings, lastDealer: Seat): void {
    const { players, options } = this.state;
    players.forEach((player, seat) => {
      const credit = credits?.[seat] ?? options.stack;
      Object.assign(player, { credit, broughtIn: credit, cards: [], discards: [], declaration: null });
      player.paidAnte = entitled?.includes(seat) ?? true;
      player.present = true;
    });
    players[0]!.broughtIn += pot;
    Object.assign(this.state, {
      hand: 0,
      phase: "between",
      dealer: lastDealer,
      turn: null,
      deadline: this.now + 1000,
      pot,
      stock: wholeDeck(),
      trump: null,
    });
  }

  /** Puts these cards into the hands, on the table and on the stock. */
  private holding({ hands = [], trump = "2S", stock = "", stockSize }: TableSettings): void {
    const { state } = this;
    const deck = wholeDeck();
    const take = (word: string) => {
      const at = deck.indexOf(word as Card);
      if (at < 0) throw new Error(`there is no ${word} left`);
      return deck.splice(at, 1)[0]!;
    };
    const onTop = cardsOf(stock).map(take);
    hands.forEach((hand, seat) => {
      state.players[seat]!.cards = sorted(cardsOf(hand).map(take));
    });
    state.trump = take(trump);
    state.stock = [...deck, ...onTop.reverse()];
    if (stockSize !== undefined) {
      state.players[0]!.discards = state.stock.splice(0, state.stock.length - stockSize);
    }
    if (state.phase === "declaration") state.turn = speakingOrder(state)[0]!;
  }

  houseRefusal(move: HouseMove): Refusal | undefined {
    return this.refusal("house", move);
  }

  house(move: HouseMove): this {
    return this.moves("house", move);
  }

  passes(...seats: Seat[]): this {
    for (const seat of seats) this.moves(seat, { type: "pass" });
    return this;
  }

  isServed(...seats: Seat[]): this {
    for (const seat of seats) this.moves(seat, { type: "served" });
    return this;
  }

  exchanges(seat: Seat, cards: string): this {
    return this.moves(seat, { type: "exchange", cards: cardsOf(cards) });
  }

  comesInBlind(seat: Seat): this {
    return this.moves(seat, { type: "blind" });
  }

  /** `plays("2:AD", "1:4D")` */
  plays(...laid: string[]): this {
    for (const one of laid) {
      const [seat = "", card] = one.split(":");
      this.moves(Number(seat), { type: "play", card: card as Card });
    }
    return this;
  }

  override offers(seat: Seat): string[] {
    return this.openTo(seat).map(({ move }) =>
      "card" in move && move.card !== undefined ? `${move.type}:${move.card}` : move.type,
    );
  }

  /** What the game asked to be done with people's chips. */
  get owed(): Effect[] {
    return this.effects;
  }

  get credits(): number[] {
    return this.state.players.map(({ credit }) => credit);
  }

  get tricks(): number[] {
    return this.state.players.map(({ tricks }) => tricks);
  }

  get eligible(): Seat[] {
    return this.state.players.flatMap(({ eligible }, seat) => (eligible ? [seat] : []));
  }

  get sitOut(): Seat[] {
    return this.state.players.flatMap(({ sitOut }, seat) => (sitOut ? [seat] : []));
  }

  /** BES-27: nothing is made or lost, and of the laid table there is nothing too much. */
  protected override isLaid(): this {
    const { cards, chips } = bestia.count(this.state);
    if (cards !== 40) throw new Error(`there are ${cards} cards`);
    if (chips !== 0) throw new Error(`${chips} cents have come from nowhere`);
    return super.isLaid();
  }
}

function cardsOf(words: string): Card[] {
  return words.split(/\s+/).filter(Boolean) as Card[];
}

function sorted(cards: Card[]): Card[] {
  const order = wholeDeck();
  return cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
