import type { Random } from "./random/random.ts";
import type { JudgedReaction } from "./reactions.ts";
import type { Instant, Watcher } from "./seat.ts";
import type { Tell } from "./tell.ts";

/** Anything told apart by its type: moves, events, effects. */
export interface Typed {
  readonly type: string;
}

/** The types that a game is made of, together in one type so that signatures stay short. All are plain JSON data. */
export interface GameTypes {
  state: object;
  options: object;
  /** What a seat can do. */
  move: Typed;
  /** What the house can do to the game from outside; `never` if it can do nothing. */
  houseMove: Typed;
  /** What the shared screen can do; `never` if it can do nothing. */
  screenMove: Typed;
  view: { readonly watcher: Watcher };
  event: Typed;
  /** What the game asks to be done outside it; `never` if it asks for nothing. */
  effect: Typed;
}

export type AnyMove<T extends GameTypes> = T["move"] | T["houseMove"] | T["screenMove"];

export interface Setup<T extends GameTypes> {
  /** How many seats the game is played with. */
  readonly seats: number;
  readonly options: T["options"];
}

/**
 * When something is done: the referee's clock, and the moment at which the player acted, as the referee judges it.
 */
export interface When {
  readonly now: Instant;
  /** Never later than `now`; earlier only if the game gives credit for a slow connection. */
  readonly actedAt: Instant;
}

/** What the rules get from outside with every input: the time, chance, and a way to tell what happened. */
export interface Turn<T extends GameTypes> extends When {
  readonly random: Random;
  readonly tell: Tell<T["event"]>;
  /** Asks for something outside the game. It is done together with the input, or neither is. */
  readonly effect: (effect: T["effect"]) => void;
  /** The reaction time behind this move, if the game gives credit and the client claimed one. */
  readonly reaction?: JudgedReaction;
}

export interface Result {
  /** The place of every seat: 1 for the winners, the same place for those who tied, 0 where nobody sat. */
  readonly places: readonly number[];
  /** What decided the places: one number for each seat, in the game's own unit. */
  readonly scores: readonly number[];
}

/** Conserved quantities, by name: how many cards or chips there are. No move may change any of these numbers. */
export type Counts = Readonly<Record<string, number>>;
