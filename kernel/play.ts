import type { TSchema } from "typebox";
import { type Clock, ClockMove, gameTime, moveClock, RUNNING, wallTime } from "./clock.ts";
import type { Game } from "./game.ts";
import type { AnyMove, GameTypes, Setup, Turn, When } from "./game-types.ts";
import { copy } from "./json.ts";
import type { Random } from "./random/random.ts";
import { type JudgedReaction, judgeReaction, MeasuredReaction } from "./reactions.ts";
import { kernelRefusal, type Refusal } from "./refusal.ts";
import { fits } from "./schema.ts";
import type { Actor, Instant } from "./seat.ts";
import { type Told, teller } from "./tell.ts";

/**
 * One input of a game's log. `at` is the referee's clock on the wall. What a client claimed about its reaction is
 * kept as evidence, and the moment at which the player acted is worked out from it, so no log can hold a time without
 * evidence.
 */
export type Input<T extends GameTypes> = { readonly seq: number; readonly at: Instant } & (
  | { readonly by: Actor; readonly move: AnyMove<T>; readonly reaction?: MeasuredReaction }
  | { readonly by: "clock"; readonly move: ClockMove }
  | { readonly by: "upgrade"; readonly move: Upgrade<T> }
);

/** The state as a new version takes it over. The new version's code never folds anything before it. */
export interface Upgrade<T extends GameTypes> {
  readonly type: "upgrade";
  readonly version: number;
  readonly state: T["state"];
}

/** A game as it stands after input `seq`: plain JSON, so a snapshot is this and nothing else. */
export interface Standing<T extends GameTypes> {
  readonly version: number;
  readonly seats: number;
  readonly seq: number;
  /**
   * How many inputs have reached the game itself. Chance is drawn by this number and not by `seq`: otherwise a
   * referee could add pauses until the cards suited them, and nobody would be able to tell.
   */
  readonly turns: number;
  readonly at: Instant;
  readonly clock: Clock;
  readonly state: T["state"];
}

export interface Transition<T extends GameTypes> {
  readonly standing: Standing<T>;
  readonly told: readonly Told<T["event"]>[];
  readonly effects: readonly T["effect"][];
  readonly refused?: never;
}

export interface Refused {
  readonly refused: Refusal;
}

/** The chance of a whole game: the source that each turn draws from. Turn 0 is the opening. */
export type Chance = (turn: number) => Random;

/** Starts a game: input 0. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  setup: Setup<T>,
  at: Instant,
  chance: Chance,
): Transition<T> | Refused {
  const refused = Number.isInteger(at) ? refuseSetup(game, setup) : kernelRefusal("malformed");
  if (refused !== undefined) return { refused };
  const { turn, told, effects } = turnAt<T>(gameTime(RUNNING, at), chance(0));
  const state = game.start(copy(setup), turn);
  return {
    standing: { version: game.version, seats: setup.seats, seq: 0, turns: 0, at, clock: RUNNING, state },
    told,
    effects,
  };
}

export function refuseSetup<T extends GameTypes>(game: Game<T>, setup: Setup<T>): Refusal | undefined {
  const { seats, options } = setup;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return kernelRefusal("wrong-player-count", { seats, min: game.seats.min, max: game.seats.max });
  }
  if (!fits(game.options, options)) return kernelRefusal("malformed");
  return game.refuseStart?.(setup);
}

/** Why this input is not possible now, if it is not. Changes nothing, so it also answers "why not?". */
export function judge<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  input: Input<T>,
): Refusal | undefined {
  if (standing.version !== game.version) {
    const takesOver = input.by === "upgrade" && input.move.version === game.version;
    return takesOver && standing.version < game.version
      ? outOfOrder(standing, input)
      : kernelRefusal("unknown-version", { version: standing.version });
  }
  const disorder = outOfOrder(standing, input);
  if (disorder !== undefined) return disorder;
  if (input.by === "upgrade") return kernelRefusal("not-an-upgrade", { version: input.move.version });
  if (game.result(standing.state) !== undefined) return kernelRefusal("game-over");
  if (input.by === "clock") return refuseClock(game, standing, input.at, input.move);
  if (alarmIsDue(game, standing, input.at)) return kernelRefusal("alarm-first");
  if (standing.clock.pausedAt !== null && input.by !== "house") return kernelRefusal("paused");
  const schema = schemaFor(game, input.by);
  if (schema === undefined) return kernelRefusal("no-such-mover", { by: input.by });
  if (!isSeatOf(standing, input.by)) return kernelRefusal("no-such-seat", { seat: input.by });
  if (!fits(schema, input.move)) return kernelRefusal("malformed");
  if (input.reaction !== undefined && !fits(MeasuredReaction, input.reaction))
    return kernelRefusal("malformed");
  const { when } = whenOf(game, standing, input.at, input.reaction);
  return game.refuse(standing.state, input.by, input.move, when);
}

/**
 * Plays one input. The state inside the standing is changed in place. A caller that may have to undo it, as a server
 * must until its append is durable, plays on a `copy`. A refused input changes nothing.
 */
export function enter<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  input: Input<T>,
  chance: Chance,
): Transition<T> | Refused {
  const refused = judge(game, standing, input);
  if (refused !== undefined) return { refused };
  const after = { ...standing, seq: input.seq, at: input.at };
  if (input.by === "upgrade") {
    const { version, state } = copy(input.move);
    return { standing: { ...after, version, state }, told: [], effects: [] };
  }
  if (input.by === "clock" && input.move.type !== "ring") {
    return {
      standing: { ...after, clock: moveClock(standing.clock, input.at, input.move) },
      told: [],
      effects: [],
    };
  }
  const turns = standing.turns + 1;
  const random = chance(turns);
  if (input.by === "clock") {
    const { turn, told, effects } = turnAt<T>(gameTime(standing.clock, input.at), random);
    game.ring(standing.state, turn);
    return { standing: { ...after, turns }, told, effects };
  }
  const { when, reaction } = whenOf(game, standing, input.at, input.reaction);
  const { turn, told, effects } = turnAt<T>(when.now, random, when.actedAt, reaction);
  game.play(standing.state, input.by, input.move, turn);
  return { standing: { ...after, turns }, told, effects };
}

/** When the clock must ring next, on the wall. */
export function alarmOf<T extends GameTypes>(game: Game<T>, standing: Standing<T>): Instant | undefined {
  if (standing.clock.pausedAt !== null || game.result(standing.state) !== undefined) return undefined;
  const alarm = game.alarm(standing.state);
  return alarm === undefined ? undefined : wallTime(standing.clock, alarm);
}

/** The log entry with which this version of a game takes over a game in play. */
export function upgradeInput<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  at: Instant,
): Input<T> | Refused {
  if (standing.version >= game.version || game.upgrade === undefined) {
    return { refused: kernelRefusal("not-an-upgrade", { version: game.version }) };
  }
  const state = game.upgrade(copy(standing.state), standing.version);
  return {
    seq: standing.seq + 1,
    at,
    by: "upgrade",
    move: { type: "upgrade", version: game.version, state },
  };
}

function outOfOrder<T extends GameTypes>(standing: Standing<T>, input: Input<T>): Refusal | undefined {
  if (input.seq !== standing.seq + 1) return kernelRefusal("out-of-order", { expected: standing.seq + 1 });
  return Number.isInteger(input.at) && input.at >= standing.at
    ? undefined
    : kernelRefusal("time-goes-back", { at: standing.at });
}

function alarmIsDue<T extends GameTypes>(game: Game<T>, standing: Standing<T>, at: Instant): boolean {
  const alarm = alarmOf(game, standing);
  return alarm !== undefined && alarm <= at;
}

function refuseClock<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  at: Instant,
  move: ClockMove,
): Refusal | undefined {
  if (!fits(ClockMove, move)) return kernelRefusal("malformed");
  const paused = standing.clock.pausedAt !== null;
  switch (move.type) {
    case "ring":
      return alarmIsDue(game, standing, at) ? undefined : kernelRefusal("nothing-due");
    case "pause":
      if (paused) return kernelRefusal("paused");
      return alarmIsDue(game, standing, at) ? kernelRefusal("alarm-first") : undefined;
    case "resume":
      return paused ? undefined : kernelRefusal("not-paused");
    case "shift":
      if (paused) return kernelRefusal("paused");
      return move.ms <= at - standing.at ? undefined : kernelRefusal("time-goes-back", { at: standing.at });
  }
}

function schemaFor<T extends GameTypes>(game: Game<T>, by: Actor): TSchema | undefined {
  if (by === "house") return game.houseMove;
  if (by === "screen") return game.screenMove;
  return typeof by === "number" ? game.move : undefined;
}

function isSeatOf<T extends GameTypes>(standing: Standing<T>, by: Actor): boolean {
  return typeof by !== "number" || (Number.isInteger(by) && by >= 0 && by < standing.seats);
}

function whenOf<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  at: Instant,
  measured: MeasuredReaction | undefined,
): { when: When; reaction?: JudgedReaction } {
  const now = gameTime(standing.clock, at);
  const credit = game.lagCredit?.(standing.state);
  if (measured === undefined || credit === undefined) return { when: { now, actedAt: now } };
  const reaction = judgeReaction(measured, credit);
  const late = measured.elapsed - reaction.time + (measured.held ?? 0);
  return { when: { now, actedAt: now - Math.round(late) }, reaction };
}

function turnAt<T extends GameTypes>(
  now: Instant,
  random: Random,
  actedAt: Instant = now,
  reaction?: JudgedReaction,
): { turn: Turn<T>; told: Told<T["event"]>[]; effects: T["effect"][] } {
  const { tell, told } = teller<T["event"]>();
  const effects: T["effect"][] = [];
  const turn = { now, actedAt, random, tell, effect: (asked: T["effect"]) => void effects.push(asked) };
  return { turn: reaction === undefined ? turn : { ...turn, reaction }, told, effects };
}
