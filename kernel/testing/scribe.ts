import { createHash } from "node:crypto";
import { RUNNING } from "../clock.ts";
import type { Game } from "../game.ts";
import { copy } from "../json.ts";
import { alarmOf, begin, type Chance, enter, type Input, type Standing, upgradeInput } from "../play.ts";
import { commitment, type Seeds } from "../random/fair.ts";
import type { MeasuredReaction } from "../reactions.ts";
import { fairChance, type GameRecord, replay } from "../record.ts";
import type { Actor } from "../seat.ts";
import { type Options, type Tombolino, tombolino } from "./tombolino.ts";
import { VERSION_ONE } from "./version-one.ts";

export const START = 1_000_000;
export const HOUR = 3_600_000;
export const OPTIONS: Options = { rounds: 2, stack: 10, ties: "split", betSeconds: 20 };
export const seedOf = (word: string) => createHash("sha256").update(word).digest("hex");
export const SEEDS: Seeds = { server: seedOf("the house"), players: ["ada", "bea", "ciro"] };

export type TombolinoRecord = GameRecord<Tombolino>;
export type AnyInput = Input<Tombolino>;
export type Mutable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
  : Value;

/** Writes a log while it is played: how long after the last input, who, and what. */
export class Scribe {
  readonly log: AnyInput[] = [];

  constructor(
    public standing: Standing<Tombolino>,
    readonly chance: Chance,
    readonly game: Game<Tombolino> = tombolino,
  ) {}

  put(input: AnyInput): this {
    const transition = enter(this.game, this.standing, input, this.chance);
    if (transition.refused !== undefined)
      throw new Error(`refused: ${JSON.stringify([input, transition.refused])}`);
    this.log.push(input);
    this.standing = transition.standing;
    return this;
  }

  does(after: number, by: Actor, move: AnyInput["move"], reaction?: MeasuredReaction): this {
    const input = { seq: this.standing.seq + 1, at: this.standing.at + after, by, move };
    return this.put((reaction === undefined ? input : { ...input, reaction }) as AnyInput);
  }

  clock(after: number, move: Extract<AnyInput, { by: "clock" }>["move"]): this {
    return this.put({ seq: this.standing.seq + 1, at: this.standing.at + after, by: "clock", move });
  }

  rings(): this {
    return this.clock(alarmOf(this.game, this.standing)! - this.standing.at, { type: "ring" });
  }
}

export const DEAL = { type: "deal" } as const;
export const GRAB = { type: "grab" } as const;
export const bet = (chips: number) => ({ type: "bet", chips }) as const;

/** Where in the log of the game below something stands. */
export const ADA_BETS = 1;
export const CIRO_TIMES_OUT = 3;
export const BEA_GRABS = 5;
export const PAUSE = 7;

/**
 * A whole game on real seeds: Ciro times out, Bea is the first to grab on a slow line; then a pause, an outage,
 * and a second round in which nobody grabs, so that the highest card takes the pot.
 */
export function playedFairly(seeds: Seeds = SEEDS): {
  record: TombolinoRecord;
  standing: Standing<Tombolino>;
} {
  const chance = fairChance(seeds);
  const opened = begin(tombolino, { seats: 3, options: OPTIONS }, START, chance);
  if (opened.refused !== undefined) throw new Error(JSON.stringify(opened.refused));
  const { log, standing } = new Scribe(opened.standing, chance)
    .does(1000, "screen", DEAL)
    .does(2000, 0, bet(3))
    .does(2500, 1, bet(2))
    .rings()
    .does(300, 0, GRAB)
    .does(40, 1, GRAB, { claimed: 230, elapsed: 340, roundTrip: 90 })
    .rings()
    .clock(500, { type: "pause" })
    .does(9000, "house", { type: "bring", seat: 2, chips: 5 })
    .clock(60_000, { type: "resume" })
    .clock(HOUR, { type: "shift", ms: HOUR })
    .does(100, "screen", DEAL)
    .does(2000, 0, bet(7))
    .does(2000, 1, bet(6))
    .does(2000, 2, bet(5))
    .rings();
  const record: TombolinoRecord = {
    format: 1,
    game: "tombolino",
    version: 2,
    seats: 3,
    options: OPTIONS,
    startedAt: START,
    commitment: commitment(seeds.server),
    playerSeeds: seeds.players,
    serverSeed: seeds.server,
    log,
    result: tombolino.result(standing.state)!,
  };
  return { record, standing };
}

export function replayedStanding(record: TombolinoRecord, chance = fairChance(SEEDS)): Standing<Tombolino> {
  const replayed = replay(tombolino, record, chance);
  if (replayed.refused !== undefined) throw new Error(`refused: ${JSON.stringify(replayed)}`);
  return replayed.standing;
}

export function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** A game that version 1 began and paused, taken over by version 2 in mid-round and played to its end. */
export function takenOver(): { record: TombolinoRecord; standing: Standing<Tombolino>; takenOverAt: number } {
  const chance = fairChance(SEEDS);
  const { version, seats, state } = copy(VERSION_ONE[0]!);
  const inPlay = { version, seats, seq: 2, turns: 2, at: START + 5000, clock: RUNNING };
  const old = new Scribe(
    { ...inPlay, state: state as unknown as Tombolino["state"] },
    chance,
    // The hands of the clock are moved without asking the rules, so this stands in well enough for version 1.
    { ...tombolino, version: 1 },
  )
    .clock(1000, { type: "pause" })
    .clock(20_000, { type: "resume" })
    .clock(7000, { type: "shift", ms: 6500 })
    .clock(10, { type: "pause" });
  const entry = upgradeInput(tombolino, old.standing, old.standing.at + 300);
  if ("refused" in entry) throw new Error(JSON.stringify(entry));
  const { log, standing } = new Scribe(old.standing, chance)
    .put(entry)
    .clock(4000, { type: "resume" })
    .does(100, 1, bet(1))
    .does(100, 2, bet(0))
    .does(250, 2, GRAB)
    .rings()
    .does(100, "screen", DEAL)
    .does(100, 0, bet(1))
    .does(100, 1, bet(1))
    .does(100, 2, bet(1))
    .rings();
  const begunByVersionOne = [
    { seq: 1, at: START + 1000, by: "screen", move: { type: "a-deal-that-only-version-1-knew" } },
    { seq: 2, at: START + 5000, by: 0, move: { type: "puts", coins: 2 } },
  ] as unknown as AnyInput[];
  const { options } = VERSION_ONE[0]!.state;
  return {
    record: {
      ...playedFairly().record,
      version: 1,
      options: options as Options,
      log: [...begunByVersionOne, ...old.log, ...log],
      result: tombolino.result(standing.state)!,
    },
    standing,
    takenOverAt: entry.seq,
  };
}
