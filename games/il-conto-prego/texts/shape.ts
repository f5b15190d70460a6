import type { Names } from "@tavolata/kernel";
import type { Card, Dish, Ending, Event, Options, Rank, RefusalCode, WhichDish } from "../rules/index.ts";

export type { Language } from "@tavolata/kernel";

/** A player as the watcher is told of them: a name, or null for the watcher themselves. */
export type Who = string | null;

/** Who has won, as the watcher is told. */
export interface Winners {
  readonly you: boolean;
  readonly others: readonly string[];
  /** Nobody did better than anybody else. */
  readonly all: boolean;
}

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

/** One sentence for each way in which a game can end. */
export type EndingTexts = {
  readonly [How in Ending]: (p: { hands: number; target: number }) => string;
};

/** What the scores count in a game that ended so. */
export type ScoreTexts = { readonly [How in Ending]: (score: number) => string };

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

/** What a player knows of the call on the table, in cards. */
export interface KnownOfCall {
  readonly called: number;
  /** Those of them that they do not know, out of all cards in play that they do not know. */
  readonly needed: number;
  readonly hidden: number;
  readonly withJokers: boolean;
}

/** CON-29: how large a set to expect, beside the larger of the dishes. */
export interface ExpectedSet {
  readonly inPlay: number;
  readonly size: number;
  readonly top: Dish;
  readonly above: boolean;
}

/** What a call suggests that is neither certain nor impossible. */
export type WhatNow = "order" | "raise" | "bill";
