import type { Names } from "@tavolata/kernel";
import type {
  Card,
  Declaration,
  Ending,
  Event,
  HandOver,
  HouseMove,
  Move,
  Options,
  RefusalCode,
  Suit,
  WaitingFor,
} from "../rules/index.ts";

/** Every language has the keys and the parameters of the Italian texts; only the words are its own. */
export type Widen<T> = T extends (...args: infer Args) => infer Words
  ? (...args: Args) => Widen<Words>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Widen<T[Key]> }
      : T;

export type { Language } from "@tavolata/kernel";

/** Until the pot is clear (BES-11), or only until the next hand (BES-10). */
export type Wait = "pot" | "hand";

/**
 * Why somebody does not play: they stand up after the hand, the house plays their cards, they sit out, or they are short
 * of credit; with less than the ante they have to buy in before the next hand, or have lost the right to this pot.
 */
/** BES-21: with a card of the suit, with a trump, or with anything where there is neither. */
export type WayToFollow = "suit" | "trump" | "any";

export type Out = "leaving" | "playedFor" | "sitsOut" | "short" | "shortOfTheAnte" | "noChips";

/** How the watcher is told of a seat: by name, or null for their own. */
export type Who = string | null;

export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export type EventTexts = {
  readonly [Type in Event["type"]]: (event: EventOf<Type>, names: Names) => string;
};

/** What a refusal says beside its code. */
export interface RefusalParams {
  readonly card: Card;
  readonly suit: Suit;
  readonly seat: number;
  readonly seats: number;
  readonly left: number;
  readonly least: number;
  readonly most: number;
  readonly pot: number;
}

/** Which of them a code brings; the others bring none. */
export interface RefusalParamsOf {
  "card-to-exchange-not-held": "card";
  "stock-too-small": "left";
  "card-not-held": "card";
  "must-follow-suit": "suit";
  "must-trump": "suit";
  "must-lead-dominant": "card";
  "must-overtrump": "suit";
  "buy-in-first": "least";
  "no-such-chair": "seat";
  "chair-empty": "seat";
  "chair-taken": "seat";
  "credit-full": "most";
  "buy-in-out-of-range": "least" | "most";
  "too-many-for-four-cards": "seats";
  "not-enough-chairs": "seats";
  "not-this-table": "seats";
  "pot-not-clear": "pot";
}

export type RefusalTexts = {
  readonly [Code in RefusalCode]: (
    params: Code extends keyof RefusalParamsOf ? Pick<RefusalParams, RefusalParamsOf[Code]> : unknown,
  ) => string;
};

type AnyMove = Move | HouseMove;

/** Seats are given by name: the one who does it and, in `whom`, the one it is done to. */
export type MoveTexts = {
  readonly [Type in AnyMove["type"]]: (
    move: Omit<Extract<AnyMove, { type: Type }>, "type" | "seat"> & { who: string; whom: string },
  ) => string;
};

export type OptionTexts = {
  readonly [Key in Exclude<keyof Options, "from">]: {
    readonly label: string;
    readonly help: string;
    readonly values?: Readonly<Record<string, string>>;
  };
};

/** What everybody may see of one player. */
export interface PlayerLine {
  readonly name: string;
  readonly credit: number;
  /** Null for a player who is not in the hand. */
  readonly declaration: Declaration | "silent" | null;
  readonly exchanged: number;
  readonly cards: number;
  readonly tricks: number;
  readonly sitOut: boolean;
  readonly sitOutNext: boolean;
  readonly leaving: boolean;
  /** What a player waits for who is seated but not entitled to the hand that is on or comes next. */
  readonly waits: Wait | null;
}

export type { Ending, HandOver, WaitingFor };
