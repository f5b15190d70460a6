import type { TSchema } from "typebox";
import type { Chairs } from "./chairs.ts";
import type { AnyMove, Counts, GameTypes, Result, Setup, Turn, When } from "./game-types.ts";
import type { Offer } from "./offers.ts";
import type { Random } from "./random/random.ts";
import type { Refusal } from "./refusal.ts";
import type { Actor, Instant, Seat, Watcher } from "./seat.ts";

/**
 * A game. Bots, referee, lab and tests need nothing else to work with it. States are plain JSON; only `play` and
 * `ring` change them, in place, and every other function changes nothing.
 */
export interface Game<T extends GameTypes> {
  readonly name: string;
  /** Goes up whenever the new code would read a state or a log of the previous version differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The wire, the lobby's form and the types all come from these schemas. */
  readonly options: TSchema;
  readonly move: TSchema;
  readonly houseMove?: TSchema;
  readonly screenMove?: TSchema;

  /** Refuses options that fit the schema but not the table, such as a hand size for fewer players. */
  refuseStart?(setup: Setup<T>): Refusal | undefined;
  /**
   * About how many minutes such a game takes among people, from and to: measured, and said in the lobby. Undefined where
   * it goes on for as long as people like.
   */
  minutes?(setup: Setup<T>): readonly [number, number] | undefined;
  start(setup: Setup<T>, turn: Turn<T>): T["state"];

  /** Why a move is not allowed, if it is not. Changes nothing. */
  refuse(state: T["state"], by: Actor, move: AnyMove<T>, when: When): Refusal | undefined;
  /** Only called if `refuse` has returned nothing. */
  play(state: T["state"], by: Actor, move: AnyMove<T>, turn: Turn<T>): void;
  /** Everything that `refuse` would let pass now, and nothing else. */
  moves(state: T["state"], by: Actor, when: When): Offer<AnyMove<T>>[];
  /** The seats whose decision the game waits for. Others may have moves too, but nobody waits for them. */
  awaits(state: T["state"]): Seat[];

  /** A fresh object that holds only what the watcher may know; hidden things appear in it as hidden values. */
  view(state: T["state"], watcher: Watcher): T["view"];
  /**
   * The same as `view`, but it may share objects with the state: for callers that read it once and keep nothing.
   * After every move a referee writes one view for each watcher; an object that several views share is written only
   * once. Games with large views should have this function. They should name what is not in the state before they
   * spread the state (`{ watcher, ...state }`): the other way round V8 makes a new shape for every single view.
   */
  sharedView?(state: T["state"], watcher: Watcher): T["view"];
  /**
   * A state that would give its watcher this view, with everything hidden drawn by chance: honest bots search in it.
   */
  imagine(view: T["view"], random: Random): T["state"];

  /** When the clock must act if nobody does. */
  alarm(state: T["state"]): Instant | undefined;
  /** What the clock then does. */
  ring(state: T["state"], turn: Turn<T>): void;

  result(state: T["state"]): Result | undefined;
  /** How it would come out if it ended now: for games that are stopped when their time is up. */
  asItStands?(state: T["state"]): Result;
  count(state: T["state"]): Counts;
  /** The team of every seat, counted from 0. Only for games that are won and lost in teams; mates have the same place. */
  teams?(state: T["state"]): readonly number[];

  /**
   * How many milliseconds a slow connection may be credited with; only games with reactions have this. An alarm that
   * closes a window for reactions must ring this much later than the window ends, or slow connections lose the
   * credit.
   */
  lagCredit?(state: T["state"]): number;
  /** Whether the game needs a shared screen that everybody can see. */
  needsScreen?(options: T["options"]): boolean;
  /** Why bots cannot sit at such a table, if they cannot: some of what happens there never reaches the server. */
  refuseBots?(options: T["options"]): Refusal | undefined;
  /** Whose view the player on a seat plays by, if not their own: around one table it is the shared screen's. */
  looksAt?(state: T["state"], seat: Seat): Watcher;
  /**
   * Whether nobody may chat now, because a word could give something away. Depends only on what everybody can see.
   */
  chatMuted?(view: T["view"]): boolean;
  /** Only for games whose chairs matter while they are played. */
  readonly chairs?: Chairs<T>;
  /** Turns a state of an earlier version into one that this version can go on with. */
  upgrade?(state: unknown, fromVersion: number): T["state"];
}

/** A game whose own types do not matter here. Methods are bivariant, so every `Game` is one. */
export type AnyGame = Game<GameTypes>;
