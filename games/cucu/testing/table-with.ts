import {
  defaultsOf,
  fastRandom,
  heard,
  type Instant,
  type Refusal,
  type Seat,
  type Turn,
  teller,
  type Watcher,
} from "@tavolata/kernel";
import {
  type Card,
  type Cucu,
  cucu,
  DECK,
  type Event,
  type Move,
  type Options,
  type Player,
  type State,
} from "../rules/index.ts";

interface TableSettings {
  /** One card for each player, "RB 3D AC"; dealt at random where nothing is said. */
  cards?: string;
  seats?: number;
  options?: Partial<Options>;
  seed?: number;
}

/**
 * A table to try rules at: `tableWith({ cards: "RB 3D AC" })`, and then it reads as a story. Where cards are given, the
 * last seat deals and seat 0 begins.
 */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

class TestTable {
  readonly state: State;
  now: Instant = 1000;
  private readonly teller = teller<Event>();
  private readonly random;

  constructor({ cards, seats, options = {}, seed = 1 }: TableSettings) {
    this.random = fastRandom(seed);
    const held = cards?.split(" ") as Card[] | undefined;
    const setup = {
      seats: seats ?? held?.length ?? 4,
      options: { ...defaultsOf<Options>(cucu.options), ...options },
    };
    this.state = cucu.start(setup, this.turn());
    if (held === undefined) return;
    Object.assign(this.state, { dealer: held.length - 1, turn: 0 });
    this.holding(held);
  }

  /** Puts these cards before the players, and all others into the deck. */
  holding(cards: readonly Card[]): this {
    cards.forEach((card, seat) => {
      this.player(seat).held = { card, heldBy: [seat], shown: false };
    });
    this.state.deck = DECK.filter((card) => !cards.includes(card));
    return this;
  }

  refusal(seat: Seat, type: Move["type"]): Refusal | undefined {
    return cucu.refuse(this.state, seat, { type }, { now: this.now, actedAt: this.now });
  }

  moves(seat: Seat): string[] {
    return cucu.moves(this.state, seat, { now: this.now, actedAt: this.now }).map(({ move }) => move.type);
  }

  keeps(...seats: Seat[]): this {
    for (const seat of seats) this.plays(seat, "keep");
    return this;
  }

  swaps(...seats: Seat[]): this {
    for (const seat of seats) this.plays(seat, "swap");
    return this;
  }

  /** The clock rings at the deadline. */
  rings(): this {
    const { deadline } = this.state;
    if (deadline === null) throw new Error("no deadline to ring at");
    this.now = deadline;
    cucu.ring(this.state, this.turn());
    return this;
  }

  /** The cards as a watcher sees them, "RB ? ?"; "-" for players who are out. */
  seenBy(watcher: Watcher): string {
    const { players } = cucu.view(this.state, watcher);
    return players.map(({ held }) => held?.card ?? "-").join(" ");
  }

  heardBy(watcher: Watcher): Event[] {
    return heard(this.teller.told, watcher);
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new RangeError(`no seat ${seat}`);
    return player;
  }

  get lives(): number[] {
    return this.state.players.map(({ lives }) => lives);
  }

  private plays(seat: Seat, type: Move["type"]): void {
    const refusal = this.refusal(seat, type);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
    this.now += 1000;
    cucu.play(this.state, seat, { type }, this.turn());
  }

  private turn(): Turn<Cucu> {
    const { now, random, teller } = this;
    return { now, actedAt: now, random, tell: teller.tell, effect: () => {} };
  }
}
