import { ClockMove, moveClock, RUNNING } from "./clock.ts";
import type { Game } from "./game.ts";
import type { GameTypes, Result } from "./game-types.ts";
import { copy } from "./json.ts";
import { begin, type Chance, enter, type Input, type Standing, type Transition } from "./play.ts";
import { commitment, fairRandom, type Seeds } from "./random/fair.ts";
import { fastRandom } from "./random/fast.ts";
import { MeasuredReaction } from "./reactions.ts";
import { kernelRefusal, type Refusal } from "./refusal.ts";
import { type Parsed, parse, strictObject, Type } from "./schema.ts";
import type { Instant } from "./seat.ts";

/** A game as it is kept: its seeds and the log of its inputs. Everything else follows from these. */
export interface GameRecord<T extends GameTypes> {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: T["options"];
  readonly startedAt: Instant;
  /** Shown before the deal. */
  readonly commitment: string;
  readonly playerSeeds: readonly string[];
  /** Revealed once the game is over. */
  readonly serverSeed?: string;
  readonly log: readonly Input<T>[];
  readonly result?: Result;
}

const Hex32 = Type.String({ pattern: "^[0-9a-f]{64}$" });
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The shape of a record from outside. The game's own schemas check options and moves when the record is folded. */
const RecordSchema = strictObject({
  format: Type.Literal(1),
  game: Type.String({ minLength: 1, maxLength: 64 }),
  version: Whole,
  seats: Whole,
  options: Type.Object({}),
  startedAt: Whole,
  commitment: Hex32,
  playerSeeds: Type.Array(Type.String({ minLength: 1, maxLength: 256 }), { maxItems: 64 }),
  serverSeed: Type.Optional(Hex32),
  log: Type.Array(
    Type.Union([
      strictObject({ seq: Whole, at: Whole, by: Type.Literal("clock"), move: ClockMove }),
      strictObject({
        seq: Whole,
        at: Whole,
        by: Type.Literal("upgrade"),
        move: strictObject({ type: Type.Literal("upgrade"), version: Whole, state: Type.Object({}) }),
      }),
      strictObject({
        seq: Whole,
        at: Whole,
        by: Type.Union([Whole, Type.Literal("house"), Type.Literal("screen")]),
        move: Type.Object({ type: Type.String() }),
        reaction: Type.Optional(MeasuredReaction),
      }),
    ]),
  ),
  result: Type.Optional(
    strictObject({ places: Type.Array(Type.Number()), scores: Type.Array(Type.Number()) }),
  ),
});

export function parseRecord<T extends GameTypes>(value: unknown): Parsed<GameRecord<T>> {
  return parse<GameRecord<T>>(RecordSchema, value);
}

/** Chance that can be checked afterwards, for real tables. */
export function fairChance(seeds: Seeds): Chance {
  return (turn) => fairRandom(seeds, turn);
}

/** Chance for simulations and tests: fast, and the same for the same seed. */
export function fastChance(seed: number): Chance {
  return (turn) => fastRandom(seed, turn);
}

export type Replayed<T extends GameTypes> =
  | { readonly standing: Standing<T>; readonly refused?: never }
  /** This is not a log of this game: input `seq` (0 is the opening) is not possible. */
  | { readonly refused: Refusal; readonly seq: number };

/**
 * Plays a record again, from the last upgrade that this version of the game made, or from the start.
 * `onTransition` gets what each input on the way led to.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: Pick<GameRecord<T>, "version" | "seats" | "options" | "startedAt" | "log">,
  chance: Chance,
  onTransition?: (transition: Transition<T>, input: Input<T> | undefined) => void,
): Replayed<T> {
  const takenOver = record.log.findLastIndex((input) => input.by === "upgrade");
  let standing: Standing<T>;
  if (takenOver >= 0) {
    const broken = brokenBefore(record, takenOver);
    if (broken !== undefined) return broken;
    standing = standingAt(record, takenOver);
    if (standing.version !== game.version) return anotherVersion(standing);
  } else {
    if (record.version !== game.version) return anotherVersion({ version: record.version, seq: 0 });
    const opened = begin(game, { seats: record.seats, options: record.options }, record.startedAt, chance);
    if (opened.refused !== undefined) return { refused: opened.refused, seq: 0 };
    onTransition?.(opened, undefined);
    standing = opened.standing;
  }
  for (const input of record.log.slice(takenOver + 1)) {
    const transition = enter(game, standing, input, chance);
    if (transition.refused !== undefined) return { refused: transition.refused, seq: input.seq };
    onTransition?.(transition, input);
    standing = transition.standing;
  }
  return { standing };
}

function anotherVersion({ version, seq }: { version: number; seq: number }): {
  refused: Refusal;
  seq: number;
} {
  return { refused: kernelRefusal("unknown-version", { version }), seq };
}

/** What is wrong with the entries up to an upgrade, as far as it shows without the code that played them. */
function brokenBefore<T extends GameTypes>(
  record: Pick<GameRecord<T>, "version" | "startedAt" | "log">,
  upgrade: number,
): { refused: Refusal; seq: number } | undefined {
  let { version, startedAt: at } = record;
  for (const [i, input] of record.log.slice(0, upgrade + 1).entries()) {
    const seq = i + 1;
    if (input.seq !== seq) return { refused: kernelRefusal("out-of-order", { expected: seq }), seq };
    if (input.at < at) return { refused: kernelRefusal("time-goes-back", { at }), seq };
    at = input.at;
    if (input.by !== "upgrade") continue;
    if (input.move.version <= version) return { refused: kernelRefusal("not-an-upgrade", { version }), seq };
    version = input.move.version;
  }
  return undefined;
}

/** A game as it stood right after an upgrade. The entry holds its state, and folding the clock needs no game. */
function standingAt<T extends GameTypes>(
  record: Pick<GameRecord<T>, "seats" | "log">,
  index: number,
): Standing<T> {
  const entry = record.log[index];
  if (entry?.by !== "upgrade") throw new TypeError(`entry ${index} is not an upgrade`);
  const clock = record.log
    .slice(0, index)
    .reduce(
      (hands, input) => (input.by === "clock" ? moveClock(hands, input.at, input.move) : hands),
      RUNNING,
    );
  const turns = record.log.slice(0, index).filter(isTurn).length;
  const { version, state } = copy(entry.move);
  return { version, seats: record.seats, seq: entry.seq, turns, at: entry.at, clock, state };
}

/** Whether an input reaches the game itself, and not only its clock. */
function isTurn<T extends GameTypes>({ by, move }: Input<T>): boolean {
  return by !== "upgrade" && (by !== "clock" || move.type === "ring");
}

/** The seeds of a finished game, if the record reveals the server seed and it matches the commitment. */
export function seedsOf<T extends GameTypes>(record: GameRecord<T>): Seeds | undefined {
  const { serverSeed, playerSeeds } = record;
  if (serverSeed === undefined || commitment(serverSeed) !== record.commitment) return undefined;
  return { server: serverSeed, players: playerSeeds };
}
