import { gameTime } from "../clock.ts";
import type { Game } from "../game.ts";
import type { AnyMove, GameTypes, Setup, When } from "../game-types.ts";
import { drawMove } from "../offers.ts";
import {
  alarmOf,
  begin,
  type Chance,
  enter,
  type Input,
  judge,
  type Standing,
  type Transition,
} from "../play.ts";
import { fastRandom } from "../random/fast.ts";
import { pick, type Random } from "../random/random.ts";
import { fastChance } from "../record.ts";
import { type Actor, actorsOf } from "../seat.ts";

/** One table to be checked. Everything that happens at it follows from these values. */
export interface CheckedTable<T extends GameTypes> {
  readonly setup: Setup<T>;
  readonly seed: number;
  /** Moves that fit the schemas and are mostly nonsense, for each kind of mover. */
  readonly strange: { readonly seat: object[]; readonly house: object[]; readonly screen: object[] };
}

export class Broken extends Error {}

export function opened<T extends GameTypes>(game: Game<T>, table: CheckedTable<T>): Transition<T> {
  const transition = begin(game, table.setup, START, chanceOf(table));
  if (transition.refused !== undefined)
    throw new Broken(`the opening was refused: ${JSON.stringify(transition.refused)}`);
  return transition;
}

const START = 1_000_000;

export function chanceOf<T extends GameTypes>(table: CheckedTable<T>): Chance {
  return fastChance(table.seed);
}

/** A separate source of choices, so that what a law inspects does not change the course of the game. */
export function choicesOf<T extends GameTypes>(table: CheckedTable<T>, purpose: number): Random {
  return fastRandom(table.seed, 0x7ab1e + purpose);
}

export function entered<T extends GameTypes>(
  game: Game<T>,
  before: Standing<T>,
  input: Input<T>,
  chance: Chance,
): Transition<T> {
  const transition = enter(game, before, input, chance);
  if (transition.refused !== undefined) {
    throw new Broken(`an offered input was refused: ${show(input)} by ${show(transition.refused)}`);
  }
  return transition;
}

export function whenAt<T extends GameTypes>(standing: Standing<T>, at: number): When {
  const now = gameTime(standing.clock, at);
  return { now, actedAt: now };
}

/**
 * Plays a random game. `inspect` sees every input before it is entered, together with the standing that it will
 * change; if `inspect` returns a function, that function sees what the input led to.
 */
export function playRandomly<T extends GameTypes>(
  game: Game<T>,
  table: CheckedTable<T>,
  longest: number,
  inspect: (standing: Standing<T>, input: Input<T>) => undefined | ((after: Transition<T>) => void) = () =>
    undefined,
): { standing: Standing<T>; log: Input<T>[]; finished: boolean } {
  const chance = chanceOf(table);
  const choices = choicesOf(table, 1);
  const log: Input<T>[] = [];
  let { standing } = opened(game, table);
  while (game.result(standing.state) === undefined && log.length < longest) {
    const input = chooseInput(game, standing, choices);
    const inspectAfter = inspect(standing, input);
    const transition = entered(game, standing, input, chance);
    inspectAfter?.(transition);
    log.push(input);
    standing = transition.standing;
  }
  return { standing, log, finished: game.result(standing.state) !== undefined };
}

/** Usually a move by a seat that the game waits for; sometimes somebody else's, the clock's, a pause or an outage. */
export function chooseInput<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  random: Random,
): Input<T> {
  const seq = standing.seq + 1;
  const at = standing.at + random.below(4000);
  if (standing.clock.pausedAt !== null && random.below(2) === 0) {
    return { seq, at, by: "clock", move: { type: "resume" } };
  }
  const alarm = alarmOf(game, standing);
  if (alarm !== undefined && (alarm <= at || random.below(16) === 0)) {
    return { seq, at: Math.max(at, alarm), by: "clock", move: { type: "ring" } };
  }
  if (standing.clock.pausedAt === null && random.below(64) === 0) {
    const passed = at - standing.at;
    const move =
      passed === 0 || random.below(2) === 0
        ? ({ type: "pause" } as const)
        : ({ type: "shift", ms: 1 + random.below(passed) } as const);
    return { seq, at, by: "clock", move };
  }
  const by = chooseMover(game, standing, at, random);
  if (by !== undefined) return moveBy(game, standing, at, by, random);
  if (standing.clock.pausedAt !== null) return { seq, at, by: "clock", move: { type: "resume" } };
  if (alarm === undefined) {
    throw new Broken(`the game is stuck: nobody has a move and no alarm is set, in ${show(standing.state)}`);
  }
  return { seq, at: Math.max(at, alarm), by: "clock", move: { type: "ring" } };
}

function chooseMover<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  at: number,
  random: Random,
): Actor | undefined {
  const paused = standing.clock.pausedAt !== null;
  const awaited = paused ? [] : game.awaits(standing.state);
  if (awaited.length > 0 && random.below(8) > 0) return pick(awaited, random);
  const able = actorsOf(standing.seats).filter(
    (by) => (!paused || by === "house") && game.moves(standing.state, by, whenAt(standing, at)).length > 0,
  );
  return able.length === 0 ? undefined : pick(able, random);
}

function moveBy<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  at: number,
  by: Actor,
  random: Random,
): Input<T> {
  const offers = game.moves(standing.state, by, whenAt(standing, at));
  if (offers.length === 0)
    throw new Broken(`the game waits for ${by}, who has no move in ${show(standing.state)}`);
  const input = { seq: standing.seq + 1, at, by, move: drawMove(pick(offers, random), random) };
  if ((game.lagCredit?.(standing.state) ?? 0) === 0 || random.below(2) === 0) return input;
  const elapsed = random.below(1000);
  const withClaim = {
    ...input,
    reaction: { claimed: random.below(1200), elapsed, roundTrip: random.below(300) },
  };
  return judge(game, standing, withClaim) === undefined ? withClaim : input;
}

/** Moves that are hardly ever legal: nonsense from the schema, and legal moves with one field taken from another. */
export function strangeMoves<T extends GameTypes>(
  table: CheckedTable<T>,
  by: Actor,
  legal: readonly AnyMove<T>[],
  random: Random,
): AnyMove<T>[] {
  const pool = typeof by === "number" ? table.strange.seat : table.strange[by];
  const strange: object[] = [];
  for (let i = 0; i < 6 && pool.length > 0; i++) strange.push(pick(pool, random));
  for (let i = 0; i < 6 && legal.length > 0 && pool.length > 0; i++) {
    const donor = pick<object>(random.below(2) === 0 ? pool : legal, random) as Record<string, unknown>;
    const move = { ...pick<object>(legal, random) } as Record<string, unknown>;
    const field = pick(Object.keys(move), random);
    if (field !== "type" && Object.hasOwn(donor, field)) strange.push({ ...move, [field]: donor[field] });
  }
  return strange as AnyMove<T>[];
}

export function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}
