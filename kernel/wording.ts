import type { AnyMove, GameTypes } from "./game.ts";
import type { Refusal } from "./refusal.ts";
import type { Actor, Seat } from "./seat.ts";

/** How a seat is called at this table. */
export type Names = (seat: Seat) => string;

/**
 * A game in one language, for people: what its texts folder brings. The table's history, the text interface for
 * screen readers, the playthroughs and the refusals' reasons are all made of it.
 */
export interface Wording<T extends GameTypes> {
  readonly title: string;
  /** The view may be any of the same game: cards may be called as its options say. */
  event(event: T["event"], names: Names, view?: T["view"]): string;
  refusal(refusal: Refusal): string;
  move(by: Actor, move: AnyMove<T>, names: Names, view?: T["view"]): string;
  /** What a watcher sees, as short lines that make sense on their own. */
  view(view: T["view"], names: Names): string[];
}

/** Every language has the keys and the parameters of its source; only the words are its own. */
export type Widen<T> = T extends (...args: infer Args) => infer Words
  ? (...args: Args) => Widen<Words>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Widen<T[Key]> }
      : T;
