import type { Names } from "@tavolata/kernel";
import type { Suspicion } from "@tavolata/kernel/reactions";
import type {
  DeckProblem,
  Ending,
  Event,
  Move,
  Options,
  RefusalCode,
  ScreenMove,
  Settling,
} from "../rules/index.ts";

export type { Language } from "@tavolata/kernel";

/** How the watcher is told of a seat: by name, or null for their own. */
export type Who = string | null;

export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export type EventTexts = {
  readonly [Type in Event["type"]]: (event: EventOf<Type>, names: Names) => string;
};

/** What a refusal says beside its code. */
export interface RefusalParams {
  readonly card: number;
}

/** Which parameters a code has; codes that are not listed have none. */
export interface RefusalParamsOf {
  "bad-card": "card";
}

export type RefusalTexts = {
  readonly [Code in RefusalCode]: (
    params: Code extends keyof RefusalParamsOf ? Pick<RefusalParams, RefusalParamsOf[Code]> : unknown,
  ) => string;
};

type AnyMove = Move | ScreenMove;

/** Seats are replaced by the names of those who do it and of those it is done to. */
export type MoveTexts = {
  readonly [Type in AnyMove["type"]]: (
    move: Omit<Extract<AnyMove, { type: Type }>, "type" | "seat"> & { who: string; whom: string },
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

/** What everybody may see of one player. */
export interface PlayerLine {
  readonly name: string;
  readonly cards: number;
  readonly missing: number;
  readonly deals: boolean;
  readonly away: boolean;
  readonly out: boolean;
  readonly flag: Suspicion | null;
}

export type { Ending, Settling };
