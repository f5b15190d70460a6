import type { TSchema } from "typebox";
import type { Chairs } from "./chairs.ts";
import type { Offer } from "./offers.ts";
import type { Random } from "./random/random.ts";
import type { JudgedReaction } from "./reactions.ts";
import type { Refusal } from "./refusal.ts";
import type { Actor, Instant, Seat, Watcher } from "./seat.ts";
import type { Tell } from "./tell.ts";

/** Anything told apart by its type: moves, events, effects. */
export interface Typed {
  readonly type: string;
}

/** The types a game is made of, in one bag, so that signatures stay short. All of it is plain JSON data. */
export interface GameTypes {
  state: object;
  options: object;
  /** What a seat can do. */
  move: Typed;
  /** What the house can do to the game from outside; `never` where there is nothing. */
  houseMove: Typed;
  /** What the shared screen can do; `never` where there is nothing. */
  screenMove: Typed;
  view: { readonly watcher: Watcher };
  event: Typed;
  /** What the game asks to be done outside it; `never` where there is nothing. */
  effect: Typed;
}

export type AnyMove<T extends GameTypes> = T["move"] | T["houseMove"] | T["screenMove"];

export interface Setup<T extends GameTypes> {
  /** How many seats the game is played on. */
  readonly seats: number;
  readonly options: T["options"];
}

/** When something is done: the clock of the referee, and the moment the player did it as the referee judges it. */
export interface When {
  readonly now: Instant;
  /** At most `now`; earlier only where the game gives credit for a slow line. */
  readonly actedAt: Instant;
}

/** What comes into the rules from outside with every input: time, chance, and where to say what happened. */
export interface Turn<T extends GameTypes> extends When {
  readonly random: Random;
  readonly tell: Tell<T["event"]>;
  /** Asks for something outside the game; it is done together with the input, or neither is. */
  readonly effect: (effect: T["effect"]) => void;
  /** The reaction time behind this move, where the game gives credit and the client claimed one. */
  readonly reaction?: JudgedReaction;
}

export interface Result {
  /** Place of every seat: 1 for the winner or the winners, a shared one where there was a tie, 0 where nobody sat. */
  readonly places: readonly number[];
  /** What the places were decided by, one number for each seat, in the game's own unit. */
  readonly scores: readonly number[];
}

/** How much there is of what can be neither made nor lost: the same after every move. */
export type Counts = Readonly<Record<string, number>>;

/**
 * A game, as the whole house knows it: bots, referee, lab and tests need nothing else. States are plain JSON
 * and are changed in place by `play` and `ring` only; every other function changes nothing.
 */
export interface Game<T extends GameTypes> {
  readonly name: string;
  /** Goes up whenever a state or a log of the version before would be read differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** One schema each for the wire, the lobby's form and the types. */
  readonly options: TSchema;
  readonly move: TSchema;
  readonly houseMove?: TSchema;
  readonly screenMove?: TSchema;

  /** Options that fit the schema but not the table, such as a hand size for fewer players. */
  refuseStart?(setup: Setup<T>): Refusal | undefined;
  start(setup: Setup<T>, turn: Turn<T>): T["state"];

  /** Decides, and changes nothing. */
  refuse(state: T["state"], by: Actor, move: AnyMove<T>, when: When): Refusal | undefined;
  /** Only after `refuse` said nothing. */
  play(state: T["state"], by: Actor, move: AnyMove<T>, turn: Turn<T>): void;
  /** Everything that `refuse` would let pass now, and nothing else. */
  moves(state: T["state"], by: Actor, when: When): Offer<AnyMove<T>>[];
  /** The seats whose decision the game waits for. Others may have moves too; nobody waits for those. */
  awaits(state: T["state"]): Seat[];

  /** A fresh object with nothing in it that the watcher may not know; what is hidden is there as a hidden value. */
  view(state: T["state"], watcher: Watcher): T["view"];
  /**
   * The same as `view`, but what it holds may be the state's own: for who only reads, once, and keeps nothing. A referee
   * writes as many views as there are watchers after every move; what they share he writes once if it is the same
   * object. Games whose views are large should have it, and name what is not in the state before they spread it
   * (`{ watcher, ...state }`): the other way round V8 makes a new shape for every single view.
   */
  sharedView?(state: T["state"], watcher: Watcher): T["view"];
  /** Some state that looks like this to its watcher, everything hidden drawn by chance: what honest bots search in. */
  imagine(view: T["view"], random: Random): T["state"];

  /** When the clock must act if nobody does. */
  alarm(state: T["state"]): Instant | undefined;
  /** What the clock then does. */
  ring(state: T["state"], turn: Turn<T>): void;

  result(state: T["state"]): Result | undefined;
  count(state: T["state"]): Counts;

  /**
   * How many milliseconds a slow line may be credited with; only games with reactions have this. An alarm that closes
   * a window for reactions must come so much later than the window ends, or the credit ends with the window.
   */
  lagCredit?(state: T["state"]): number;
  /** Whether there must be a shared screen to look at. */
  needsScreen?(options: T["options"]): boolean;
  /** Why bots cannot sit at such a table, where they cannot: what happens there is not all on the line. */
  refuseBots?(options: T["options"]): Refusal | undefined;
  /** Whose view people on a seat play by where it is not their own: around one table they look at the shared screen. */
  looksAt?(state: T["state"], seat: Seat): Watcher;
  /** Whether people may not talk now, for games in which a word would give something away; from what all see alike. */
  chatMuted?(view: T["view"]): boolean;
  /** Only games have this whose chairs matter while they are played. */
  readonly chairs?: Chairs<T>;
  /** A state of an earlier version, as this version goes on with it. */
  upgrade?(state: unknown, fromVersion: number): T["state"];
}

/** A game whose own types do not matter here. Methods are bivariant, so every `Game` is one. */
export type AnyGame = Game<GameTypes>;
