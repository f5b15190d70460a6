import {
  defaultsOf,
  fastRandom,
  heard,
  type Instant,
  nobodyListens,
  type Random,
  type Refusal,
  type Seat,
  type Turn,
  teller,
  type Watcher,
} from "@tavolata/kernel";
import {
  type Card,
  type Event,
  type IlConto,
  ilContoPrego,
  type Move,
  type Options,
  RANKS,
  type State,
  SUITS,
  type View,
  wholeDeck,
} from "../rules/index.ts";

const BASE = defaultsOf<Options>(ilContoPrego.options);

export interface TableSettings {
  /** One hand for each player, ranks only ("2 6 7 T Q W") or whole cards ("QH"); suits are found where none is said. */
  hands?: string[];
  options?: Partial<Options>;
  seats?: number;
  seed?: number;
  dealer?: Seat;
}

/** A table to try rules at: `tableWith({ hands: ["2 6 7 T Q Q", …] })`, then `plays`, `refuses` and a look at the state. */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable {
  state: State;
  events: Event[] = [];
  now: Instant = 1000;
  private readonly random: Random;

  constructor({ hands, options = {}, seats, seed = 1, dealer }: TableSettings) {
    this.random = fastRandom(seed);
    const count = seats ?? hands?.length ?? 4;
    this.state = ilContoPrego.start({ seats: count, options: { ...BASE, ...options } }, this.turn());
    if (dealer !== undefined || hands !== undefined) this.openAfter(dealer ?? count - 1);
    if (hands !== undefined) this.holding(hands);
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

  /** Ranks are enough where a test does not care for suits: the first such card of the hand. */
  cardOf(seat: Seat, word: string): Card {
    if (word.length === 2 || word === "W") return word as Card;
    const card = this.state.players[seat]!.cards.find((held) => held[0] === word);
    if (card === undefined) throw new Error(`seat ${seat} holds no ${word}`);
    return card;
  }

  refusal(seat: Seat, move: Move): Refusal | undefined {
    return ilContoPrego.refuse(this.state, seat, move, { now: this.now, actedAt: this.now });
  }

  plays(seat: Seat, move: Move): this {
    const refusal = this.refusal(seat, move);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    this.now += 1000;
    const { tell, told } = teller<Event>();
    ilContoPrego.play(this.state, seat, move, { ...this.turn(), tell });
    this.events.push(...heard(told, seat));
    return this;
  }

  orders(seat: Seat, rank: string, show = rank): this {
    return this.plays(seat, { type: "order", rank: rank as never, show: this.cardOf(seat, show) });
  }

  spices(seat: Seat, dish: "first" | "second", rank: string, show = rank): this {
    return this.plays(seat, { type: "spice", dish, rank: rank as never, show: this.cardOf(seat, show) });
  }

  abounds(seat: Seat, dish: "first" | "second", rank: string, show = rank): this {
    return this.plays(seat, { type: "abound", dish, rank: rank as never, show: this.cardOf(seat, show) });
  }

  asksForTheBill(seat: Seat): this {
    return this.plays(seat, { type: "bill" });
  }

  /** The clock rings at the deadline. */
  ring(): this {
    const { deadline } = this.state;
    if (deadline === null) throw new Error("no deadline to ring at");
    this.now = deadline;
    const { tell, told } = teller<Event>();
    ilContoPrego.ring(this.state, { ...this.turn(), tell });
    this.events.push(...heard(told, "spectator"));
    return this;
  }

  moves(seat: Seat): Move[] {
    return ilContoPrego
      .moves(this.state, seat, { now: this.now, actedAt: this.now })
      .flatMap((offer) => (offer.open === undefined ? [offer.move] : []));
  }

  view(watcher: Watcher): View {
    return ilContoPrego.view(this.state, watcher);
  }

  /** "two A, three K" as the pad has it: "2A 3K". */
  get call(): string {
    return this.state.dishes.map(({ count, rank }) => `${count}${rank}`).join(" ");
  }

  private openAfter(dealer: Seat): void {
    const opener = (dealer + 1) % this.state.players.length;
    Object.assign(this.state, { dealer, opener, turn: opener });
  }

  private turn(): Turn<IlConto> {
    return { now: this.now, actedAt: this.now, random: this.random, tell: nobodyListens(), effect: () => {} };
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
