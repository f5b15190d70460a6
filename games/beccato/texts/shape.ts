import type { Names } from "@tavolata/kernel";
import type {
  Card,
  Egg,
  Event,
  Fidget,
  Guild,
  Move,
  MoveOf,
  Options,
  RefusalCode,
  Signal,
  Voice,
} from "../rules/index.ts";

export type { Language } from "@tavolata/kernel";

/** How the watcher is told of a seat: by name, or null for their own. */
export type Who = string | null;

export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export type EventTexts = {
  readonly [Type in Event["type"]]: (event: EventOf<Type>, names: Names) => string;
};

export type RefusalTexts = { readonly [Code in RefusalCode]: string };

/** Who makes the move, and whom it is aimed at, if anybody. */
export type MoveTexts = {
  readonly [Type in Move["type"]]: (move: MoveOf<Type> & { who: string; whom: string }) => string;
};

export type OptionTexts = {
  readonly [Key in keyof Options]: {
    readonly label: string;
    readonly help: string;
    readonly values?: Readonly<Record<string, string>>;
  };
};

/** What a signal is called, and what performing it is called; fidgets are only performed. */
export interface SignalTexts {
  readonly signals: Readonly<Record<Signal, string>>;
  readonly does: Readonly<Record<Signal | Fidget | Voice, string>>;
}

/** What can be seen of one player. */
export interface PlayerLine {
  readonly name: string;
  readonly guild: Guild;
  readonly cards: number;
  /** The hand, as far as it is known; null where it is hidden. */
  readonly hand: readonly Card[] | null;
  readonly deals: boolean;
  readonly onTurn: boolean;
  readonly ready: boolean;
}

export interface TeamLine {
  readonly guild: Guild;
  readonly names: readonly string[];
  readonly eggs: readonly Egg[];
  readonly chick: boolean;
}
