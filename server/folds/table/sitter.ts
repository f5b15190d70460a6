import type { Seat } from "@tavolata/kernel";

/** Who sits on a seat of a game, or sat there: a person, as they were called then, or a bot. */
export type Sitter = { readonly seat: Seat } & (
  | { readonly person: string; readonly nickname: string; readonly avatar: string }
  | { readonly bot: string }
);

/** Everybody who played a game that is over. */
export type Player = Sitter & {
  /** Somebody else, or a bot, finished it for them. */
  readonly isGone: boolean;
};
