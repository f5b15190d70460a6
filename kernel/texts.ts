import type { AnyMove, GameTypes, Result, Typed } from "./game-types.ts";
import type { Actor, Seat } from "./seat.ts";
import type { Names, Wording } from "./wording.ts";

/** One sentence for each type of event. */
export type EventTexts<Event extends Typed> = {
  readonly [Type in Event["type"]]: (event: Extract<Event, { type: Type }>, names: Names) => string;
};

/** One sentence for each type of move: it is given the move, `who` makes it and `whom` it is about. */
export type MoveTexts<Move extends Typed> = {
  readonly [Type in Move["type"]]: (move: never, names: Names) => string;
};

/** What the texts of every game hold, in whichever language. */
export interface GameTexts {
  readonly title: string;
  /** What those are called who move without a seat. */
  readonly movers: Readonly<Record<Exclude<Actor, Seat>, string>>;
  /** By the code of the refusal. */
  readonly refusals: Readonly<Record<string, string | ((params: never) => string)>>;
  /** For refusals that only a newer version knows. */
  readonly otherRefusal: string;
}

/** What a game adds to its texts to make a `Wording` of them. */
export interface WordingParts<T extends GameTypes> {
  /** The sentences for what happens; they may call cards as the view's options say. */
  told(view?: T["view"]): {
    readonly events: EventTexts<T["event"]>;
    readonly moves: MoveTexts<AnyMove<T>>;
  };
  view(view: T["view"], names: Names): string[];
  /** The seat that a move is about. */
  whom?(move: AnyMove<T>): Seat | undefined;
  /** What is done to the sentence of an event before it is said, such as giving it a capital letter. */
  finish?(sentence: string): string;
  /** The params that the sentence for a refusal needs, by its code; codes that are not listed need none. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** What params that are words look like; all others are whole numbers. */
  readonly words?: Readonly<Record<string, RegExp>>;
}

export function wordingFrom<T extends GameTypes>(
  { title, movers, refusals, otherRefusal }: GameTexts,
  { told, view, whom, finish, params: needed = {}, words = {} }: WordingParts<T>,
): Wording<T> {
  return {
    title,
    event: (event, names, seen) => {
      const type: T["event"]["type"] = event.type;
      // The type that picks the sentence is the event's own, which the compiler cannot follow through a union.
      const write = told(seen).events[type] as (event: T["event"], names: Names) => string;
      const sentence = write(event, names);
      return finish?.(sentence) ?? sentence;
    },
    move: (by, move, names, seen) => {
      const type: AnyMove<T>["type"] = move.type;
      const write = told(seen).moves[type] as (move: object, names: Names) => string;
      const seat = whom?.(move);
      const who = typeof by === "number" ? names(by) : movers[by];
      return write({ ...move, who, whom: seat === undefined ? "" : names(seat) }, names);
    },
    // Refusals come over the wire, perhaps from a newer version: what is not known here gets the general sentence.
    refusal: ({ code, params = {} }) => {
      const text = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
      const isWrong = (name: string) =>
        !(words[name]?.test(String(params[name])) ?? Number.isInteger(params[name]));
      if (text === undefined || needed[code]?.some(isWrong)) return otherRefusal;
      return typeof text === "string" ? text : (text as (params: object) => string)(params);
    },
    view,
  };
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * How a verb goes with a count, or with a list: "resta una carta", "restano due carte". With none it goes as with many,
 * unless the language says otherwise: "no cards are left", but "non resta nessuna carta".
 */
export function agreeing(
  many: number | readonly unknown[],
  one: string,
  other: string,
  none: string = other,
): string {
  const n = typeof many === "number" ? many : many.length;
  if (n === 0) return none;
  return n === 1 ? one : other;
}

/** "a, b and c", with the language's own last joint. */
export function joined(items: readonly string[], lastJoint: (item: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")}${lastJoint(last)}${last}`;
}

/** A place of the ranking, and the seats that share it. */
export interface SharedPlace {
  readonly place: number;
  readonly seats: readonly Seat[];
}

/** The places of a result from the first down; chairs where nobody sat have none. */
export function placesOf({ places }: Pick<Result, "places">): SharedPlace[] {
  return [...new Set(places.filter((place) => place > 0))]
    .sort((a, b) => a - b)
    .map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}
