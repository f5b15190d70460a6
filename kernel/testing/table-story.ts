import { RUNNING } from "../clock.ts";
import type { Game } from "../game.ts";
import { copy } from "../json.ts";
import {
  alarmOf,
  begin,
  enter,
  type Input,
  judge,
  type Refused,
  type Standing,
  type Transition,
} from "../play.ts";
import type { MeasuredReaction } from "../reactions.ts";
import { fastChance } from "../record.ts";
import type { Actor } from "../seat.ts";
import { type Effect, type Event, type Options, type Tombolino, tombolino } from "./tombolino.ts";
import { VERSION_ONE } from "./version-one.ts";

export const START = 1_000_000;
export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const CHANCE = fastChance(11);
export const TIMED: Options = { rounds: 2, stack: 10, ties: "split", betSeconds: 20 };
export const UNTIMED: Options = { ...TIMED, betSeconds: 0 };

export type MoveOf<By> = Extract<Input<Tombolino>, { by: By }>["move"];
export type AnyInput = Input<Tombolino>;

/** One table, where things are entered one after another: how long after the last one, who, and what. */
export class TableStory {
  standing: Standing<Tombolino>;
  told: readonly { event?: Event }[] = [];
  effects: readonly Effect[] = [];

  constructor(
    readonly options: Options = TIMED,
    readonly game: Game<Tombolino> = tombolino,
    readonly seats = 3,
  ) {
    this.standing = accepted(begin(game, { seats, options }, START, CHANCE)).standing;
  }

  input(after: number, by: Actor, move: AnyInput["move"], reaction?: MeasuredReaction): AnyInput {
    const input = { seq: this.standing.seq + 1, at: this.standing.at + after, by, move };
    return (reaction === undefined ? input : { ...input, reaction }) as AnyInput;
  }

  clockInput(after: number, move: MoveOf<"clock">): AnyInput {
    return { seq: this.standing.seq + 1, at: this.standing.at + after, by: "clock", move };
  }

  enter(input: AnyInput): this {
    const transition = accepted(enter(this.game, this.standing, input, CHANCE));
    this.standing = transition.standing;
    this.told = transition.told;
    this.effects = transition.effects;
    return this;
  }

  does(after: number, by: Actor, move: AnyInput["move"], reaction?: MeasuredReaction): this {
    return this.enter(this.input(after, by, move, reaction));
  }

  clock(after: number, move: MoveOf<"clock">): this {
    return this.enter(this.clockInput(after, move));
  }

  refusal(input: AnyInput) {
    return judge(this.game, this.standing, input);
  }

  get alarm() {
    return alarmOf(this.game, this.standing);
  }

  get state() {
    return this.standing.state;
  }
}

export function accepted(transition: Transition<Tombolino> | Refused): Transition<Tombolino> {
  if (transition.refused !== undefined) throw new Error(`refused: ${JSON.stringify(transition.refused)}`);
  return transition;
}

export const DEAL = { type: "deal" } as const;
export const GRAB = { type: "grab" } as const;
export const RING = { type: "ring" } as const;
export const PAUSE = { type: "pause" } as const;
export const RESUME = { type: "resume" } as const;
export const bet = (chips: number) => ({ type: "bet", chips }) as const;
export const bring = (seat: number, chips: number) => ({ type: "bring", seat, chips }) as const;
export const shift = (ms: number) => ({ type: "shift", ms }) as const;

export const dealt = (options: Options = TIMED, game = tombolino) =>
  new TableStory(options, game).does(SECOND, "screen", DEAL);
export const atTheBell = (options: Options = TIMED, game = tombolino) =>
  dealt(options, game).does(SECOND, 0, bet(3)).does(SECOND, 1, bet(4)).does(SECOND, 2, bet(0));
export const over = () =>
  atTheBell({ ...TIMED, rounds: 1 })
    .does(500, 1, GRAB)
    .clock(1000, RING);

export function versionOneStanding(): Standing<Tombolino> {
  const { version, seats, state } = copy(VERSION_ONE[0]!);
  return {
    version,
    seats,
    seq: 7,
    turns: 7,
    at: START,
    clock: RUNNING,
    state: state as unknown as Tombolino["state"],
  };
}
