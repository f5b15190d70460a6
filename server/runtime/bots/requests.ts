import type { GameTypes, Offer } from "@tavolata/kernel";

export type BotMove = GameTypes["move"];

/** What a bot will do about what it has just seen, and how long after it saw it. */
export interface BotReaction {
  readonly move: BotMove;
  readonly after: number;
}

/**
 * All that a bot is ever told, and all that goes into a worker. A bot only receives what its seat may know: nothing
 * may be added here that a player on the same seat would not see.
 */
export interface WorkerJob {
  readonly game: string;
  /** For a decision that others wait for, or for what it does about what it sees. */
  readonly kind: "move" | "reaction";
  readonly bot: string;
  /** The strongest where none is named. */
  readonly level?: string;
  /** One mind: table, game and seat. Under one key the events heard never change, they only become more. */
  readonly key: string;
  /** What this seat has heard since event `heardBefore`, in order. */
  readonly heard: readonly unknown[];
  /** How many events this seat had heard before those; 0 where `heard` is everything since the game began. */
  readonly heardBefore: number;
  readonly view: unknown;
  /** What it can choose from; never empty where others wait for its move. */
  readonly offers: readonly Offer<BotMove>[];
  readonly seed: number;
}

/** A job as a table hands it in. */
export interface BotRequest extends Omit<WorkerJob, "kind"> {
  /** Everything this seat has heard since the game began: asked for only where the mind has to be told again. */
  events(): readonly unknown[];
}

export interface BotMoveResult {
  readonly move: BotMove;
  /** Why the bot could not be asked, where the move is no more than a random one. Holds no secrets: it may be logged. */
  readonly faulty?: string;
}

export interface BotReactionResult {
  /** Null where it lets it pass. */
  readonly reaction: BotReaction | null;
  readonly faulty?: string;
}

/** What came out of asking a bot. */
export type BotResult =
  | { readonly type: "move"; readonly move: BotMove }
  | { readonly type: "reaction"; readonly reaction: BotReaction | null };

/** What a worker says. */
export type WorkerReply =
  | { readonly type: "ready" }
  | BotResult
  /** "I do not remember what came before: tell me everything." */
  | { readonly type: "everything" }
  | { readonly type: "fault"; readonly reason: string };

/** The house closes: nobody thinks any more, and nothing went wrong. */
export class BotPoolClosed extends Error {
  override readonly name = "BotsGone";
}

/** What a worker needs to begin. */
export interface WorkerSetup {
  /** Exports GAMES, as @tavolata/games does. */
  readonly gamesModule: string;
  readonly allowRandom: boolean;
}

/**
 * What went wrong and where, without the message: a bot that fails may well say which cards it holds, and a log line
 * is read by people who may not know them.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return "something was thrown that is no error";
  const code = "code" in fault && typeof fault.code === "string" ? ` ${fault.code}` : "";
  const place = fault.stack?.split("\n").find((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return `${fault.name}${code}${place === undefined ? "" : ` ${place.trim()}`}`;
}
