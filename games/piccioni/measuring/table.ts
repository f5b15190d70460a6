import { type AnyBot, findBot, type Mind, randomBot } from "@tavolata/bots";
import {
  completeOptions,
  fastRandom,
  nobodyListens,
  type Offer,
  pick,
  type Random,
  type Result,
  type Seat,
  type Turn,
} from "@tavolata/kernel";
import { BOTS } from "../bot/index.ts";
import {
  type Event,
  known,
  type Move,
  type Options,
  type Piccioni,
  piccioni,
  type State,
} from "../rules/index.ts";

/** Gets every move of every seat, before it is made. */
export type Observer = (seat: Seat, move: Move, milliseconds: number) => void;

/** A table to measure players at, without a clock: players answer as soon as they are asked. */
export class MeasuringTable {
  readonly state: State;
  private readonly turn: Turn<Piccioni>;
  private readonly choices: Random;

  constructor(
    private readonly minds: readonly Mind<Piccioni>[],
    options: Partial<Options>,
    seed: number,
  ) {
    const complete = completeOptions<Options>(piccioni.options, options);
    if (complete.problems !== undefined) throw new Error("there are no such options");
    const random = fastRandom(seed, 1);
    this.turn = { now: 0, actedAt: 0, random, tell: nobodyListens<Event>(), effect: () => {} };
    this.choices = fastRandom(seed, 2);
    this.state = piccioni.start({ seats: minds.length, options: complete.value }, this.turn);
  }

  /** Plays to the end; the clock measures how long each decision takes. */
  play(clock: () => number, observe: Observer): Result {
    for (;;) {
      const { result } = this.state;
      if (result !== null) return result;
      const seat = pick(piccioni.awaits(this.state), this.choices);
      const from = clock();
      const move = this.ask(seat);
      observe(seat, move, clock() - from);
      const refusal = piccioni.refuse(this.state, seat, move, this.turn);
      if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify({ move, refusal })}`);
      piccioni.play(this.state, seat, move, this.turn);
    }
  }

  private ask(seat: Seat): Move {
    const offers = piccioni.moves(this.state, seat, this.turn) as Offer<Move>[];
    return known(this.minds[seat], "mind on this seat").decide({
      view: () => piccioni.view(this.state, seat),
      offers,
      random: this.choices,
    });
  }
}

export function mindOf(typed: string): Mind<Piccioni> {
  const found = findBot([randomBot, ...BOTS] as readonly AnyBot[], typed);
  if (found.fault !== undefined) throw new Error(found.fault);
  return found.bot.sit(found.level) as Mind<Piccioni>;
}
