import {
  defaultsOf,
  fastRandom,
  heard,
  type Instant,
  type Random,
  type Refusal,
  type Seat,
  type Told,
  type Turn,
  teller,
  type Watcher,
} from "@tavolata/kernel";
import type { JudgedReaction } from "@tavolata/kernel/reactions";
import {
  type Card,
  type Event,
  type Feature,
  type Hand,
  type Move,
  type Options,
  OUR_DECK,
  type SchickiMicki,
  type ScreenMove,
  type Settling,
  type State,
  schickiMicki,
  type View,
} from "../rules/index.ts";

export const DEFAULTS = defaultsOf<Options>(schickiMicki.options);

export interface TableSettings {
  seats?: number;
  options?: Partial<Options>;
  seed?: number;
  /** Who deals; seat 0 where nothing is said. */
  dealer?: Seat;
  /** The cards of the line, "YGORPB -R----", turned one after the other. */
  line?: string;
  /** How many cards everybody has won before. */
  piles?: number[];
  /** The cards on top of the deck, the topmost first. */
  deck?: string;
  /** How many cards are left in the deck under the line; all the others where nothing is said. */
  left?: number;
}

/** What was measured of a reaction, and when it came in, where that matters. */
export interface Measured {
  judged?: JudgedReaction;
  /** Milliseconds after the last card; at once where nothing is said. */
  arrives?: number;
}

/**
 * A table to try rules at: `tableWith({ line: "YGORPB YPBGRO" })`, and then it reads as a story. Times are milliseconds
 * after the last card of the line had been turned.
 */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable {
  state: State;
  now: Instant = 1_000_000;
  told: Told<Event>[] = [];
  private readonly random: Random;
  private readonly cards: number;
  private turned = 0;
  /** When the last card of the line was turned, whatever the screen says. */
  private cardAt: Instant = 0;

  constructor(settings: TableSettings) {
    const { piles = [], line = "", deck = "", left, dealer = 0, seed = 1 } = settings;
    this.random = fastRandom(seed);
    const seats = settings.seats ?? Math.max(4, piles.length);
    const options = { ...DEFAULTS, ...settings.options };
    this.state = schickiMicki.start({ seats, options }, this.turn());
    const { state } = this;
    const filler = [...OUR_DECK];
    state.dealer = dealer;
    state.players.forEach((player, seat) => {
      player.pile = filler.splice(0, piles[seat] ?? 0);
    });
    const [toTurn, onTop] = [cardsOf(line), cardsOf(deck)];
    const under = filler.slice(0, (left ?? filler.length - toTurn.length) - onTop.length);
    state.deck = [...under, ...[...toTurn, ...onTop].reverse()];
    this.cards = schickiMicki.count(state).cards!;
    for (const _ of toTurn) this.turnsUp();
  }

  /** The next card is turned, as soon as it may be. */
  turnsUp(): this {
    const { options, opensAt, dealer } = this.state;
    if (options.turning === "clock") return this.rings();
    this.now = Math.max(this.now, opensAt);
    return this.moves(dealer, { type: "turn" });
  }

  calls(seat: Seat, feature: Feature, after: number, measured?: Measured): this {
    return this.reacts(seat, { type: "call", feature }, after, measured);
  }

  knocks(seat: Seat, after: number, measured?: Measured): this {
    return this.reacts(seat, { type: "hand", does: "knock" }, after, measured);
  }

  takes(pawn: Exclude<Hand, "knock">, seat: Seat, after: number, measured?: Measured): this {
    return this.reacts(seat, { type: "hand", does: pawn }, after, measured);
  }

  /** Reactions that came in earlier may have been made later, but never by more than the credit. */
  reacts(seat: Seat, move: Move, after: number, { judged, arrives }: Measured = {}): this {
    const madeAt = this.cardAt + after;
    this.now = Math.max(this.now, this.cardAt + (arrives ?? after));
    if (this.now - madeAt > this.state.options.lagCreditMs) throw new Error("no line is that slow");
    return this.moves(seat, move, madeAt, judged);
  }

  refusal(by: Seat | "screen", move: Move | ScreenMove, actedAt: Instant = this.now): Refusal | undefined {
    return schickiMicki.refuse(this.state, by, move, { now: this.now, actedAt });
  }

  /** Why a reaction so many milliseconds after the last card is refused, arriving at once. */
  refusalAfter(seat: Seat, move: Move, after: number): Refusal | undefined {
    const at = this.cardAt + after;
    return schickiMicki.refuse(this.state, seat, move, { now: at, actedAt: at });
  }

  moves(by: Seat | "screen", move: Move | ScreenMove, actedAt = this.now, judged?: JudgedReaction): this {
    const refusal = this.refusal(by, move, actedAt);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    schickiMicki.play(this.state, by, move, this.turn(actedAt, judged));
    return this.checked();
  }

  votes(seat: Seat, choice: Seat): this {
    return this.moves(seat, { type: "vote", seat: choice });
  }

  /** The clock rings, when it is due. */
  rings(): this {
    const alarm = schickiMicki.alarm(this.state);
    if (alarm === undefined) throw new Error("no alarm is set");
    this.now = Math.max(this.now, alarm);
    schickiMicki.ring(this.state, this.turn());
    return this.checked();
  }

  /** The window closes. */
  closes(): Settling {
    this.rings();
    return this.settling;
  }

  offers(by: Seat | "screen"): string[] {
    return schickiMicki
      .moves(this.state, by, { now: this.now, actedAt: this.now })
      .map(({ move }) => Object.values(move).join(" "));
  }

  view(watcher: Watcher): View {
    return schickiMicki.view(this.state, watcher);
  }

  heardBy(watcher: Watcher): Event[] {
    return heard(this.told, watcher);
  }

  /** The last event of this type that everybody heard. */
  last<Type extends Event["type"]>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.heardBy("spectator").findLast((event) => event.type === type) as never;
  }

  get piles(): number[] {
    return this.state.players.map(({ pile }) => pile.length);
  }

  get settling(): Settling {
    const { lastSettling } = this.state;
    if (lastSettling === null) throw new Error("nothing has been settled");
    return lastSettling;
  }

  /** What became of each reaction, the earliest first: "0 call hat wins SCH-13". */
  get outcomes(): string[] {
    return this.settling.reactions.map(
      ({ seat, kind, what, outcome, clause }) => `${seat} ${kind} ${what} ${outcome} ${clause}`,
    );
  }

  /** No card is made or lost, after every move of every story. */
  private checked(): this {
    if (this.state.turned > this.turned) this.cardAt = this.now;
    this.turned = this.state.turned;
    const { cards } = schickiMicki.count(this.state);
    if (cards !== this.cards) throw new Error(`there are ${cards} cards, not ${this.cards}`);
    return this;
  }

  private turn(actedAt = this.now, reaction?: JudgedReaction): Turn<SchickiMicki> {
    const { tell, told } = teller<Event>();
    this.told = told;
    const turn = { now: this.now, actedAt, random: this.random, tell, effect: () => {} };
    return reaction === undefined ? turn : { ...turn, reaction };
  }
}

function cardsOf(words: string): Card[] {
  return words.split(/\s+/).filter(Boolean) as Card[];
}
