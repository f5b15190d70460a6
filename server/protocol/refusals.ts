import type { Refusal } from "@tavolata/kernel";

/** What the house itself refuses; the kernel's and the game's refusals come beside these. */
export type HouseRefusalCode =
  | "malformed"
  | "too-large"
  | "too-fast"
  | "hello-first"
  | "unknown-protocol"
  | "unknown-game"
  | "bad-options"
  | "no-such-table"
  | "no-such-code"
  | "not-watching"
  | "too-many-tables"
  | "table-closed"
  | "table-full"
  | "locked"
  | "removed"
  | "not-host"
  | "not-in-the-room"
  | "not-seated"
  | "no-such-chair"
  | "chair-taken"
  | "no-such-bot"
  | "in-play"
  | "not-in-play"
  | "already-so"
  | "chat-closed"
  | "another-game"
  | "resting"
  | "stale"
  | "decision-missing"
  | "unavailable"
  | "newer-version";

export function refusal(code: HouseRefusalCode, params?: Refusal["params"]): Refusal<HouseRefusalCode> {
  return params === undefined ? { code } : { code, params };
}
