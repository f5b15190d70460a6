import type { Names, Seat } from "@tavolata/kernel";
import type { Card, Event, Options, Rank, RefusalCode, WhichDish } from "../rules/index.ts";

/** Every language has the keys and the parameters of the Italian texts; only the words are its own. */
export type Widen<T> = T extends (...args: infer Args) => infer Words
  ? (...args: Args) => Widen<Words>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Widen<T[Key]> }
      : T;

export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export type EventTexts = {
  readonly [Type in Event["type"]]: (event: EventOf<Type>, names: Names) => string;
};

/** What a refusal says beside its code. */
export interface RefusalParams {
  readonly seats: number;
  readonly rank: Rank;
  readonly card: Card;
  readonly count: number;
  readonly owed: number;
  readonly dish: WhichDish;
}

/** Which of them a code brings; the others bring none. */
export interface RefusalParamOf {
  "hand-of-five-below-six-players": "seats";
  "dish-not-ordered": "dish";
  "rank-not-higher": "rank";
  "same-rank-twice": "rank";
  "card-to-show-not-held": "card";
  "shown-card-not-called": "card";
  "dish-is-full": "count";
  "wrong-number-of-discards": "owed";
  "card-to-discard-not-held": "card";
}

export type RefusalTexts = {
  readonly [Code in RefusalCode]: (
    params: Code extends keyof RefusalParamOf ? Pick<RefusalParams, RefusalParamOf[Code]> : unknown,
  ) => string;
};

/** Values of an option that need a word of their own. */
interface OptionValues {
  handSize: Readonly<Record<Options["handSize"], string>>;
  hands: { readonly unset: string };
  turnSeconds: { readonly 0: string };
}

export type OptionTexts = {
  readonly [Key in keyof Required<Options>]: {
    readonly label: string;
    readonly help: string;
  } & (Key extends keyof OptionValues ? { readonly values: OptionValues[Key] } : unknown);
};

/** What everybody may see of one player. What belongs to a rule that is off is null. */
export interface PlayerLine {
  readonly name: string;
  readonly cards: number;
  readonly shown: Card | null;
  /** Shown in this hand and taken back (CON-5). */
  readonly known: readonly Card[];
  readonly discards: number;
  readonly losses: number;
  readonly saldi: number | null;
  readonly omaggi: { readonly has: number; readonly target: number } | null;
  /** The hand after which the player was out. */
  readonly outAfter: number | null;
}

/** One step of the ranking: who shares this place. */
export interface Place {
  readonly place: number;
  readonly seats: readonly Seat[];
}
