/**
 * Why a move is not possible: a value, never an exception. The code is stable, because clients, texts and logs rely
 * on it; the clause says which rule decided; the params are the details that a sentence about it needs.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** The number of the rule clause, e.g. "CON-11"; the kernel's own refusals have none. */
  readonly clause?: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
}

/** The refusals that no game needs to make, because the kernel makes them for all. */
export type KernelRefusalCode =
  | "malformed"
  | "no-such-seat"
  | "no-such-mover"
  | "wrong-player-count"
  | "game-over"
  | "paused"
  | "not-paused"
  | "nothing-due"
  | "alarm-first"
  | "out-of-order"
  | "time-goes-back"
  | "not-an-upgrade"
  | "unknown-version";

export function kernelRefusal(
  code: KernelRefusalCode,
  params?: Refusal["params"],
): Refusal<KernelRefusalCode> {
  return params === undefined ? { code } : { code, params };
}
