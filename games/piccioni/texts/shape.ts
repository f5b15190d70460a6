import type { Names } from "@tavolata/kernel";
import type { DeckProblem, Event, Move, Options, Purpose, RefusalCode } from "../rules/index.ts";

export type { Language } from "@tavolata/kernel";

/** How the watcher is told of a seat: by name, or null for their own. */
export type Who = string | null;

/** What is to be chosen; `receivers` for several pigeons at once, `whole` for a Zone whose pigeons are all meant. */
export type Sought = Purpose | "receivers" | "whole";

export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export type EventTexts = {
  readonly [Type in Event["type"]]: (event: EventOf<Type>, names: Names) => string;
};

/** What a refusal says besides its code. */
export interface RefusalParams {
  readonly cards: number;
}

/** Which of these a code brings; the others bring none, or none that is put into words. */
export interface RefusalParamsOf {
  "too-few-left": "cards";
  "wrong-number": "cards";
  "wrong-price": "cards";
}

export type RefusalTexts = {
  readonly [Code in RefusalCode]: (
    params: Code extends keyof RefusalParamsOf ? Pick<RefusalParams, RefusalParamsOf[Code]> : unknown,
  ) => string;
};

/** `who` makes the move. */
export type MoveTexts = {
  readonly [Type in Move["type"]]: (
    move: Omit<Extract<Move, { type: Type }>, "type"> & { who: string },
    names: Names,
  ) => string;
};

export type OptionTexts = {
  readonly [Key in keyof Required<Options>]: {
    readonly label: string;
    readonly help: string;
    readonly values?: Readonly<Record<string, string>>;
  };
};

/** What is wrong with a deck file, in words. */
export type DeckTexts = {
  readonly [Code in DeckProblem["code"]]: (problem: Extract<DeckProblem, { code: Code }>) => string;
};

/** What everybody may see of one player; cards by their names. */
export interface PlayerLine {
  readonly name: string;
  readonly hand: number;
  readonly faceUp: readonly string[];
  readonly trophies: number;
  /** PIC-15: what the Trophies are worth, and what the face-up cards cost. */
  readonly won: number;
  readonly lost: number;
}
