import type { GameTypes, Offer, Seat } from "@tavolata/kernel";

export type BotMove = GameTypes["move"];

/** What a bot will do about what it has just seen, and how long after it saw it. */
export interface BotReaction {
  readonly move: BotMove;
  readonly after: number;
}

/**
 * Everything that a bot is ever told, and everything that goes into a worker. A bot only receives what its seat may
 * know: nothing may be added here that a player on the same seat would not see.
 */
export interface WorkerJob {
  readonly game: string;
  /** Whether others wait for its move, or it may react to what it has just seen. */
  readonly kind: "move" | "reaction";
  readonly bot: string;
  /** The strongest if none is named. */
  readonly level?: string;
  /** Names the bot's memory: table, game and seat. Events are only ever added to what was heard under one key. */
  readonly key: string;
  readonly seat: Seat;
  /** What this seat has heard since event `heardBefore`, in order. */
  readonly heard: readonly unknown[];
  /** How many events this seat had heard before those; 0 if `heard` is everything since the game began. */
  readonly heardBefore: number;
  readonly view: unknown;
  /** What it can choose from; never empty if others wait for its move. */
  readonly offers: readonly Offer<BotMove>[];
  readonly seed: number;
  /** How much of its usual thinking it can afford, up to 1, which is also meant where it is missing. */
  readonly effort?: number;
}

/** Whose work it is: a network, and one of its tables. */
export interface Owner {
  /** Null for a table that nobody watches any more: it gets what others leave. */
  readonly network: string | null;
  readonly table: string;
}

/** What a table asks of a bot. */
export interface BotRequest extends Omit<WorkerJob, "kind" | "effort"> {
  /** With whom it shares the workers. */
  readonly owner: Owner;
  /** Everything that this seat has heard since the game began. Only called if the bot must be told it again. */
  events(): Promise<readonly unknown[]>;
}

export interface BotMoveResult {
  readonly move: BotMove;
  /** Why the bot did not decide, if the move is only a random one. It holds no secrets, so it may be logged. */
  readonly faulty?: string;
}

export interface BotReactionResult {
  /** Null if the bot lets it pass. */
  readonly reaction: BotReaction | null;
  readonly faulty?: string;
}

/** What a bot wants to do. */
export type BotResult =
  | { readonly type: "move"; readonly move: BotMove }
  | { readonly type: "reaction"; readonly reaction: BotReaction | null };

/** What a worker posts. */
export type WorkerReply =
  | { readonly type: "ready" }
  | BotResult
  /** "I do not remember what came before: tell me everything." */
  | { readonly type: "everything" }
  | { readonly type: "fault"; readonly reason: string };

/** The server stops and the bots with it: nothing went wrong. */
export class BotPoolClosed extends Error {
  override readonly name = "BotPoolClosed";
}

/** What a worker needs to begin. */
export interface WorkerSetup {
  /** Exports GAMES, as @tavolata/games does. */
  readonly gamesModule: string;
  readonly allowRandom: boolean;
}

/**
 * What went wrong and where, without the message: a bot that fails may well say which cards it holds, and people who
 * may not know them read the log.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return "something was thrown that is not an error";
  const code = "code" in fault && typeof fault.code === "string" ? ` ${fault.code}` : "";
  const place = fault.stack?.split("\n").find((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return `${fault.name}${code}${place === undefined ? "" : ` ${place.trim()}`}`;
}
