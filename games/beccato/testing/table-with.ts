import { defaultsOf, type Seat, type Told } from "@tavolata/kernel";
import { TestTableOf } from "@tavolata/kernel/testing/test-table";
import {
  allEggs,
  type Beccato,
  BREEDS,
  type Breed,
  beccato,
  type Card,
  coopsFor,
  type Egg,
  type Event,
  flockOf,
  type Guild,
  type Move,
  type Options,
  type Outcome,
  SERAMA,
  type Signal,
  type Source,
  type State,
} from "../rules/index.ts";

export const DEFAULTS = defaultsOf<Options>(beccato.options);

const CARD_LETTERS: Readonly<Record<string, Card>> = {
  O: "orloff",
  P: "padovana",
  L: "livorno",
  S: "sultano",
  M: "moroseta",
  C: "cocincina",
  B: "brahma",
  T: "stultus",
  G: SERAMA,
};

/** A capital letter is an egg face down. */
const EGG_LETTERS: Readonly<Record<string, Guild>> = { c: "coin", k: "cactus", r: "ring", f: "fork" };

export interface TableSettings {
  seats?: number;
  options?: Partial<Options>;
  seed?: number;
  /** Who deals; seat 0 where nothing is said. */
  dealer?: Seat;
  /** The hands of seat 0, 1 …, "OOG", four letters for the dealer; the rest gets what is left, spread out. */
  hands?: string[];
  /** The imaginary hand. */
  imaginary?: string;
  /** The eggs on the coops, from the first on: "ck-", where - is an empty one. */
  coopEggs?: string;
  /** The eggs on top of the deck, the topmost first. */
  deck?: string;
  /** How many eggs are in the deck; all the others where nothing is said. */
  deckSize?: number;
  /** What each team has: "ckF". In a pyramid they lie from the base up, from the left. */
  eggs?: string[];
  signals?: Signal[];
}

/**
 * A table to try rules at, in the first round: `tableWith({ hands: ["OOPG", "LLM"] })`, and then it reads as a story. Its
 * coops are those of the first breeds there are.
 */
export function tableWith(settings: TableSettings = {}): TestTable {
  return new TestTable(settings);
}

export class TestTable extends TestTableOf<Beccato> {
  constructor(settings: TableSettings) {
    const { seats = 4, options, seed = 1 } = settings;
    super(beccato, { seats, options: { ...DEFAULTS, ...options } }, { seed });
    this.lay(settings);
    this.isLaid();
  }

  private lay(settings: TableSettings): void {
    const { state } = this;
    const breeds = BREEDS.slice(0, coopsFor(state.players.length));
    state.coops = breeds.map((breed) => ({ breed, egg: null }));
    layEggs(state, settings);
    settings.signals?.forEach((signal, team) => {
      state.teams[team]!.signal = [signal];
    });
    if (state.phase === "agreeing") {
      state.flock = flockOf(breeds);
      return;
    }
    const dealer = settings.dealer ?? 0;
    state.players.forEach(({ gaze }, seat) => {
      if (gaze !== null) gaze.onCards = seat === dealer;
    });
    state.dealer = dealer;
    state.holder = dealer;
    layHands(state, breeds, settings);
  }

  passes(letter: string): this {
    return this.moves(this.state.holder!, { type: "pass", card: CARD_LETTERS[letter]! });
  }

  /** Cards go round: each player passes the card they need least. */
  passesOn(times = 1): this {
    for (let i = 0; i < times; i++) {
      const { hand } = this.state.players[this.state.holder!]!;
      const card = hand.find((one) => hand.filter((other) => other === one).length === 1) ?? hand[0]!;
      this.moves(this.state.holder!, { type: "pass", card });
    }
    return this;
  }

  /** Made so many milliseconds before it arrives, where that matters. */
  coccode(seat: Seat, breed?: Breed, ago = 0): this {
    return this.moves(
      seat,
      breed === undefined ? { type: "coccode" } : { type: "coccode", breed },
      this.now - ago,
    );
  }

  beccato(seat: Seat, accused: Seat, ago = 0): this {
    return this.moves(seat, { type: "beccato", accused }, this.now - ago);
  }

  chicchirichi(seat: Seat, ago = 0): this {
    return this.moves(seat, { type: "chicchirichi" }, this.now - ago);
  }

  /** All shouts that can count have come in. */
  settles(): Outcome {
    if (this.state.stopped === null) throw new Error("nobody has shouted");
    while (this.state.stopped !== null) this.rings();
    return this.outcome;
  }

  performs(seat: Seat, signal: Signal): this {
    return this.moves(seat, { type: "perform", signal });
  }

  releases(seat: Seat): this {
    return this.moves(seat, { type: "release" });
  }

  looks(seat: Seat, at: Seat): this {
    return this.moves(seat, { type: "look", at });
  }

  takes(seat: Seat, from: Source): this {
    return this.moves(seat, { type: "take", from });
  }

  places(seat: Seat, place: number): this {
    return this.moves(seat, { type: "place", place });
  }

  isReady(...seats: Seat[]): this {
    for (const seat of seats) this.moves(seat, { type: "ready" });
    return this;
  }

  everybodyIsReady(): this {
    return this.isReady(...this.state.players.keys());
  }

  /** Time passes, and the clock does what is due. */
  waits(ms: number): this {
    const until = this.now + ms;
    for (let alarm = this.alarm; alarm !== undefined && alarm <= until; alarm = this.alarm) this.rings();
    this.now = until;
    return this;
  }

  override offers(by: Seat): Move["type"][] {
    return [...new Set(this.openTo(by).map(({ move }) => move.type))];
  }

  forget(): this {
    this.told = [];
    return this;
  }

  /** Everything is kept that was told since the table was laid, or since `forget`. */
  protected override toldBefore(): readonly Told<Event>[] {
    return this.told;
  }

  get outcome(): Outcome {
    if (this.state.outcome === null) throw new Error("the round is not over");
    return this.state.outcome;
  }

  /** The eggs of each team: "ckF". */
  get eggs(): string[] {
    return this.state.teams.map(({ eggs }) => eggs.map(letterOf).join(""));
  }
}

export function cardsOf(letters: string): Card[] {
  return [...letters].map((letter) => CARD_LETTERS[letter]!);
}

/** In a pyramid the first lies at the left of the base. */
export function eggsOf(letters: string, pyramid = false): Egg[] {
  return [...letters].map((letter, at) => ({
    guild: EGG_LETTERS[letter.toLowerCase()]!,
    down: letter !== letter.toLowerCase(),
    place: pyramid ? at : null,
  }));
}

function letterOf({ guild, down }: Egg): string {
  const letter = Object.keys(EGG_LETTERS).find((one) => EGG_LETTERS[one] === guild)!;
  return down ? letter.toUpperCase() : letter;
}

function layEggs(state: State, { coopEggs = "", deck = "", deckSize, eggs = [] }: TableSettings): void {
  const rest = allEggs();
  const out = (guild: Guild): Guild => {
    rest.splice(rest.indexOf(guild), 1);
    return guild;
  };
  state.teams.forEach((team, number) => {
    team.eggs = eggsOf(eggs[number] ?? "", state.options.pyramid);
    for (const { guild } of team.eggs) out(guild);
  });
  const onTop = eggsOf(deck).map(({ guild }) => out(guild));
  const onCoops = [...coopEggs].map((letter) => (letter === "-" ? null : out(EGG_LETTERS[letter]!)));
  state.coops.forEach((coop, i) => {
    const egg = onCoops[i];
    coop.egg = egg === undefined ? rest.pop()! : egg;
  });
  const size = deckSize ?? rest.length + onTop.length;
  state.eggDeck = [...rest.slice(0, size - onTop.length), ...onTop.reverse()];
}

/** What nobody asked for goes round one by one, so that cards of one breed come apart. */
function layHands(
  state: State,
  breeds: readonly Breed[],
  { hands = [], imaginary = "" }: TableSettings,
): void {
  const rest = flockOf(breeds);
  const given = state.players.map((_, seat) => cardsOf(hands[seat] ?? ""));
  const hidden = cardsOf(imaginary);
  for (const card of [...given.flat(), ...hidden]) {
    if (!rest.includes(card)) throw new Error(`there are not so many ${card}`);
    rest.splice(rest.indexOf(card), 1);
  }
  const all = state.imaginary === null ? given : [...given, hidden];
  const sizes = all.map((_, seat) => (seat === state.dealer ? 4 : 3));
  while (rest.length > 0) {
    const short = all.filter((hand, i) => hand.length < sizes[i]!);
    if (short.length === 0) throw new Error("these hands are too large");
    for (const hand of short) {
      const card = rest.shift();
      if (card !== undefined) hand.push(card);
    }
  }
  state.players.forEach((player, seat) => {
    player.hand = all[seat]!;
  });
  if (state.imaginary !== null) state.imaginary = hidden;
}
