import type { AnyMove, GameTypes } from "./game-types.ts";
import type { Refusal } from "./refusal.ts";
import type { Actor, Seat } from "./seat.ts";

/** How a seat is called at this table. */
export type Names = (seat: Seat) => string;

/** What one option of a game is called, and its values where they need words of their own. */
export interface OptionWords {
  readonly label: string;
  /** Empty where the label says it all. */
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * A game in one language, for people: what its texts folder brings. The table's history, the text interface for
 * screen readers, the playthroughs and the refusals' reasons are all made of it, and so is the whole table of a game
 * that nobody has drawn yet.
 */
export interface Wording<T extends GameTypes> {
  readonly title: string;
  /** The view may be any of the same game: cards may be called as its options say. */
  event(event: T["event"], names: Names, view?: T["view"]): string;
  refusal(refusal: Refusal): string;
  move(by: Actor, move: AnyMove<T>, names: Names, view?: T["view"]): string;
  /**
   * What a watcher sees, as short lines that make sense on their own. A line about one player begins with their name, or
   * names them before a colon: a table that is made of words alone puts it beside that player.
   */
  view(view: T["view"], names: Names): string[];

  /** What a table that is made of words alone says in plainer words, or not at all, where a game does not bring it. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** One sentence that says what to do now, or whom the table waits for. */
  prompt?(view: T["view"], names: Names): string;
  /** What the kinds of move are called where moves are listed. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** What something is called that a move can be made of, such as a card; for moves whose parts are chosen one by one. */
  thing?(thing: unknown): string;
  /** What a score of this game counts, such as "2 hands lost". */
  score?(view: T["view"], score: number): string;
  /** The whole game in a few short sentences, for somebody who has never played it. */
  readonly basics?: readonly string[];
}

/** Every language has the keys and the parameters of its source; only the words are its own. */
export type Widen<T> = T extends (...args: infer Args) => infer Words
  ? (...args: Args) => Widen<Words>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Widen<T[Key]> }
      : T;
