import { defaultsOf, type Seat } from "@tavolata/kernel";
import { TestTableOf } from "@tavolata/kernel/testing/test-table";
import {
  type Card,
  type Event,
  type Options,
  type Piccioni,
  type Pigeon,
  PLACES,
  type Place,
  piccioni,
  type State,
  type Trophy,
  type Zone,
} from "../rules/index.ts";

export const DEFAULTS = defaultsOf<Options>(piccioni.options);

export interface TableSettings {
  options?: Partial<Options>;
  seed?: number;
  /** Whose turn it is; seat 0 where nothing is said. */
  current?: Seat;
  /** The hands, "blam-1 fionda-2"; everybody has none where nothing is said, and there are as many seats as hands. */
  hands?: string[];
  /** The pigeons and the Guano in the Areas, "grasso-1 guano-2". */
  areas?: string[];
  /** Trophies, seen by their owners. */
  trophies?: string[];
  places?: Partial<Record<Place, string>>;
  /** The tops of the decks, the topmost first; all that is nowhere else lies below. */
  pigeonDeck?: string;
  actionDeck?: string;
  /** What is left of the pigeon deck and of the action deck; everything where nothing is said. The rest is out of the game. */
  pigeonsLeft?: number;
  actionsLeft?: number;
  discards?: string;
}

/**
 * A table to try rules at: `tableWith({ hands: ["blam-1", ""], places: { strada: "zoppo-1" } })`, and then it reads as a
 * story. The current player has both actions to come.
 */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable extends TestTableOf<Piccioni> {
  constructor(settings: TableSettings) {
    const { hands = ["", "", ""], current = 0, seed = 1 } = settings;
    super(piccioni, { seats: hands.length, options: { ...DEFAULTS, ...settings.options } }, { seed });
    const { state } = this;
    const cards = new Stock(state);
    state.current = current;
    state.players.forEach((player, seat) => {
      player.hand = cards.take(hands[seat]);
      const inArea = cards.take(settings.areas?.[seat]);
      player.pigeons = inArea.filter(isPigeon);
      player.guano = inArea.filter((card) => !isPigeon(card));
      player.trophies = cards.take(settings.trophies?.[seat]).map(trophyOf);
    });
    for (const place of PLACES) state.places[place] = cards.take(settings.places?.[place]) as Pigeon[];
    state.discards = cards.take(settings.discards);
    const tops = [cards.take(settings.pigeonDeck), cards.take(settings.actionDeck)] as const;
    state.pigeonDeck = under(cards.rest(true), tops[0], settings.pigeonsLeft) as Pigeon[];
    state.actionDeck = under(cards.rest(false), tops[1], settings.actionsLeft);
    this.isLaid();
  }

  draws(count: number): this {
    return this.moves(this.state.current, { type: "draw", count });
  }

  plays(card: Card): this {
    return this.moves(this.state.current, { type: "play", card });
  }

  /** "blam-1 fionda-2" for "grasso-1". */
  discards(cards: string, target: string): this {
    return this.moves(this.state.current, { type: "discard", cards: wordsOf(cards), target });
  }

  throwsAway(seat: Seat, cards: string): this {
    return this.moves(seat, { type: "throwAway", cards: wordsOf(cards) });
  }

  choosesPigeons(seat: Seat, pigeons: string): this {
    return this.moves(seat, { type: "choosePigeons", pigeons: wordsOf(pigeons) as Pigeon[] });
  }

  choosesZone(seat: Seat, zone: Zone): this {
    return this.moves(seat, { type: "chooseZone", zone });
  }

  choosesGuano(seat: Seat, card: Card): this {
    return this.moves(seat, { type: "chooseGuano", card });
  }

  reacts(seat: Seat, card: Card): this {
    return this.moves(seat, { type: "react", card });
  }

  contributes(seat: Seat, cards: string): this {
    return this.moves(seat, { type: "contribute", cards: wordsOf(cards) });
  }

  declines(...seats: Seat[]): this {
    for (const seat of seats) this.moves(seat, { type: "decline" });
    return this;
  }

  /** All who are still asked about the card on top decline; players without cards are not asked at all. */
  othersDecline(): this {
    return this.state.waiting?.is === "answers" ? this.declines(...this.awaited) : this;
  }

  /** The current player plays a card that nobody answers and that leaves nothing to choose. */
  playsUnanswered(card: Card): this {
    return this.plays(card).othersDecline();
  }

  /** The events of this type that everybody heard so far. */
  all<Type extends Event["type"]>(type: Type): Extract<Event, { type: Type }>[] {
    return this.story.filter((event) => event.type === type) as never;
  }

  get awaited(): Seat[] {
    return piccioni.awaits(this.state);
  }

  /** What each player has in their Area, face up. */
  get areas(): string[] {
    return this.state.players.map(({ pigeons, guano }) => [...pigeons, ...guano].join(" "));
  }

  get trophies(): string[] {
    return this.state.players.map(({ trophies }) => trophies.map(({ card }) => card).join(" "));
  }

  get hands(): string[] {
    return this.state.players.map(({ hand }) => hand.join(" "));
  }

  at(place: Place): string {
    return this.state.places[place].join(" ");
  }

  /** What there is to choose, by whom and from what: "0 landing strada 1". */
  get choice(): string {
    const { waiting } = this.state;
    if (waiting?.is !== "choice") throw new Error(`nothing to choose, but ${waiting?.is}`);
    const { choice, seat } = waiting;
    const from =
      choice.kind === "zone"
        ? choice.zones
        : choice.kind === "guano"
          ? choice.cards
          : choice.groups.map(({ pigeons }) => pigeons.join(" "));
    return `${seat} ${choice.purpose}: ${from.join(" | ")}`;
  }
}

/** Every card of a table once, to be dealt out as a story wants it. */
class Stock {
  private readonly cards: Set<Card>;

  constructor({ players, places, pigeonDeck, actionDeck }: State) {
    this.cards = new Set([
      ...players.flatMap(({ hand, pigeons }) => [...hand, ...pigeons]),
      ...Object.values(places).flat(),
      ...pigeonDeck,
      ...actionDeck,
    ]);
  }

  take(words = ""): Card[] {
    const cards = wordsOf(words);
    for (const card of cards) if (!this.cards.delete(card)) throw new Error(`there is no ${card} to be had`);
    return cards;
  }

  rest(pigeons: boolean): Card[] {
    return [...this.cards].filter((card) => isPigeon(card) === pigeons).sort();
  }
}

function under(rest: Card[], tops: Card[], left = rest.length + tops.length): Card[] {
  return [...rest.slice(0, left - tops.length), ...tops.reverse()];
}

function trophyOf(card: Card): Trophy {
  return isPigeon(card) ? { back: "pigeon", card, seen: true } : { back: "action", card, seen: true };
}

function isPigeon(card: Card): card is Pigeon {
  return /^(grasso|infame|picciona|stupido|zoppo)-\d+$/.test(card);
}

function wordsOf(words: string): Card[] {
  return words.split(/\s+/).filter(Boolean);
}
