import type { GameTypes, Offer, Phrase, Random, Seat } from "@tavolata/kernel";

/** One decision that a bot is asked for. It holds what the bot's seat may know, and nothing else. */
export interface Decision<T extends GameTypes> {
  /** What its seat sees. Computed only on demand, because not every bot needs it. */
  view(): T["view"];
  /** What it can choose from: never empty, and only offers that the seat really has. */
  readonly offers: readonly Offer<T["move"]>[];
  readonly random: Random;
  /** How much of its usual thinking it can afford, up to 1, which is also meant where it is missing. */
  readonly effort?: number;
}

/** A bot on one seat for one game. It may remember what it heard. */
export interface Mind<T extends GameTypes> {
  decide(decision: Decision<T>): T["move"];
  /** What its seat was told, as people hear it. */
  hear?(event: T["event"]): void;
  /** In games with reactions: how it reacts to what it sees now, if it does. */
  react?(decision: Decision<T>): Reaction<T> | undefined;
}

/** How long a bot takes is part of how it plays, because people need time to see something. */
export interface Reaction<T extends GameTypes> {
  readonly move: T["move"];
  /** Milliseconds since the moment at which it could see it. */
  readonly after: number;
}

/** A way to play a game, chosen by name and level: "counter" or "counter:easy". */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** From the weakest to the strongest, which is the default; empty if there is only one level. */
  readonly levels: readonly string[];
  /** The seat is the one that it plays on; views do not say so where it plays by the shared screen's (`Game.looksAt`). */
  sit(level: string | undefined, seat?: Seat): Mind<T>;
  /** In games with reactions: what the bot does when it is told this. */
  attention?(event: T["event"]): Attention | undefined;
  /** How long others wait for its decisions, in milliseconds, if that is part of how the game is played. */
  readonly pause?: Pause;
  /**
   * At a table that moves as people do: how long it takes for a decision if not as long as bots usually do. It is asked
   * with what a spectator sees and nothing else, so that no card can be read off the delay.
   */
  pauseAt?(seen: T["view"], level: string | undefined): Pause | undefined;
  /**
   * What it might say when everybody is told this, sitting on that seat. It is asked with what a spectator is told and
   * nothing else, so what it says can give nothing away; the server decides how often it really speaks.
   */
  remark?(event: T["event"], seat: Seat): Phrase | undefined;
}

/** Milliseconds. */
export interface Pause {
  readonly least: number;
  readonly most: number;
}

/** Look, and perhaps react; or forget what it was about to do, because that is over. */
export type Attention = "look" | "forget";

export type AnyBot = Bot<GameTypes>;

/** How well bots play against each other, measured, by name and level; what the numbers mean is in docs/decisions. */
export type BotRatings = Readonly<Record<string, { readonly mu: number; readonly sigma: number }>>;

export type FoundBot =
  | { readonly bot: AnyBot; readonly level: string | undefined; readonly fault?: never }
  | { readonly bot?: never; readonly level?: never; readonly fault: string };

/** Finds a bot by the name and level that somebody typed. */
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
