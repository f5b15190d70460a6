import type { Random } from "./random/random.ts";
import type { JudgedReaction } from "./reactions.ts";
import type { Instant, Watcher } from "./seat.ts";
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
