import { defaultsOf, type Instant, type Refusal, type Seat } from "@tavolata/kernel";
import type { JudgedReaction } from "@tavolata/kernel/reactions";
import { TestTableOf } from "@tavolata/kernel/testing/test-table";
import {
  type Card,
  type Feature,
  type Hand,
  type Move,
  type Options,
  OUR_DECK,
  type SchickiMicki,
  type Settling,
  schickiMicki,
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
 * A table to try rules at: `tableWith({ line: "YGORPB YPBGRO" })`, followed by what players do. Times are milliseconds after
 * the last card of the line was turned.
 */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable extends TestTableOf<SchickiMicki> {
  private turned = 0;
  /** When the last card of the line was turned, whatever the screen says. */
  private cardAt: Instant = 0;

  constructor(settings: TableSettings) {
    const { piles = [], line = "", deck = "", left, dealer = 0, seed = 1 } = settings;
    const seats = settings.seats ?? Math.max(4, piles.length);
    super(schickiMicki, { seats, options: { ...DEFAULTS, ...settings.options } }, { seed });
    const { state } = this;
    const filler = [...OUR_DECK];
    state.dealer = dealer;
    state.players.forEach((player, seat) => {
      player.pile = filler.splice(0, piles[seat] ?? 0);
    });
    const [toTurn, onTop] = [cardsOf(line), cardsOf(deck)];
    const under = filler.slice(0, (left ?? filler.length - toTurn.length) - onTop.length);
    state.deck = [...under, ...[...toTurn, ...onTop].reverse()];
    this.isLaid();
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

  /** Why a reaction so many milliseconds after the last card is refused, arriving at once. */
  refusalAfter(seat: Seat, move: Move, after: number): Refusal | undefined {
    const at = this.cardAt + after;
    return schickiMicki.refuse(this.state, seat, move, { now: at, actedAt: at });
  }

  votes(seat: Seat, choice: Seat): this {
    return this.moves(seat, { type: "vote", seat: choice });
  }

  /** The window closes. */
  closes(): Settling {
    this.rings();
    return this.settling;
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

  protected override checked(): this {
    if (this.state.turned > this.turned) this.cardAt = this.now;
    this.turned = this.state.turned;
    return super.checked();
  }
}

function cardsOf(words: string): Card[] {
  return words.split(/\s+/).filter(Boolean) as Card[];
}
