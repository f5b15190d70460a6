import type { TSchema } from "typebox";
import type { Chairs } from "./chairs.ts";
import type { AnyMove, Counts, GameTypes, Result, Setup, Turn, When } from "./game-types.ts";
import type { Offer } from "./offers.ts";
import type { Random } from "./random/random.ts";
import type { Refusal } from "./refusal.ts";
import type { Actor, Instant, Seat, Watcher } from "./seat.ts";

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
