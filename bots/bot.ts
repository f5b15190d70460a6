import type { GameTypes, Offer, Random } from "@tavolata/kernel";

/** One decision that a bot is asked for. What it may know is what its seat may know, and nothing else is in here. */
export interface Decision<T extends GameTypes> {
  /** What its seat sees; made when it is asked for, because not every bot looks. */
  view(): T["view"];
  /** What it can choose from: never empty, and never more than the seat has. */
  readonly offers: readonly Offer<T["move"]>[];
  readonly random: Random;
}

/** A bot at one seat for one game; it may remember what it heard. */
export interface Mind<T extends GameTypes> {
  decide(decision: Decision<T>): T["move"];
  /** What its seat was told, as people hear it. */
  hear?(event: T["event"]): void;
  /** In games with reactions: what it does about what it sees now; nothing where it lets it pass. */
  react?(decision: Decision<T>): Reaction<T> | undefined;
}

/** A bot's clock is part of how it plays: people take time to see. */
export interface Reaction<T extends GameTypes> {
  readonly move: T["move"];
  /** Milliseconds from the moment it could see it. */
  readonly after: number;
}

/** A way to play a game. Chosen by name and level: "counter", or "counter:easy". */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** From the weakest to the strongest, which is meant where none is named; empty where there is but one. */
  readonly levels: readonly string[];
  sit(level: string | undefined): Mind<T>;
  /** In games with reactions: what somebody does who is told this. */
  attention?(event: T["event"]): Attention | undefined;
  /** How long it lets others wait for its decisions, in milliseconds, where that belongs to how the game is played. */
  readonly pause?: { readonly least: number; readonly most: number };
}

/** Looks, and perhaps reacts; or forgets what he was about to do, because it is over. */
export type Attention = "look" | "forget";

export type AnyBot = Bot<GameTypes>;

export type FoundBot =
  | { readonly bot: AnyBot; readonly level: string | undefined; readonly fault?: never }
  | { readonly bot?: never; readonly fault: string };

/** Finds a bot by what somebody typed. */
export function findBot(bots: readonly AnyBot[], typed: string): FoundBot {
  const [name, level, ...rest] = typed.split(":");
  const bot = bots.find((other) => other.name === name);
  if (bot === undefined || rest.length > 0) {
    return { fault: `there is no bot "${typed}"; there are ${bots.map(describeBot).join(", ")}` };
  }
  if (level !== undefined && !bot.levels.includes(level)) {
    const levels = bot.levels.length === 0 ? "it has no levels" : `its levels are ${bot.levels.join(", ")}`;
    return { fault: `"${name}" has no level "${level}"; ${levels}` };
  }
  return { bot, level: level ?? bot.levels.at(-1) };
}

function describeBot({ name, levels }: AnyBot): string {
  return levels.length === 0 ? name : `${name} (${levels.join(", ")})`;
}
