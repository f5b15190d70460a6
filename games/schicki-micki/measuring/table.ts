import { type AnyBot, findBot, Heads, type Mind, type Plan } from "@tavolata/bots";
import {
  alarmOf,
  begin,
  type Chance,
  completeOptions,
  enter,
  fastChance,
  fastRandom,
  heard,
  type Input,
  type Instant,
  type Offer,
  type Random,
  type Result,
  type Seat,
  type Standing,
  type Transition,
} from "@tavolata/kernel";
import { doorkeeper } from "../bot/doorkeeper.ts";
import { BOTS } from "../bot/index.ts";
import {
  bySeat,
  type Card,
  type Event,
  type Move,
  type Options,
  type RefusalCode,
  type SchickiMicki,
  type State,
  schickiMicki,
} from "../rules/index.ts";

/** What somebody decided to do about a line when its last card came. */
export interface Glance {
  readonly seat: Seat;
  readonly line: readonly Card[];
  /** Undefined where they let it pass. */
  readonly move: Move | undefined;
  readonly after: number;
  /** How long the program took to decide. */
  readonly milliseconds: number;
}

/** What a measurement can listen to, if it needs more than the result. */
export interface Watch {
  glance?(glance: Glance): void;
  /** Everything that is told, as the shared screen hears it. */
  event?(event: Event, state: State | undefined): void;
  /** Measures how long the program takes. */
  clock?(): number;
}

export interface Played {
  readonly result: Result;
  readonly minutes: number;
  /** Reactions that were under way when the window closed. */
  readonly tooLate: number;
}

/** A reaction may come too late, because nobody knows when a window closes or a vote begins. Any other refusal is a fault. */
const TOO_LATE: readonly RefusalCode[] = ["window-closed", "vote-on"];

/**
 * A table at which bots play by the real rules, in simulated time: cards are turned as slowly as people do it, everybody is
 * asked how they react to each, and their reaction arrives after the time they say it takes.
 */
export class MeasuringTable {
  private standing: Standing<SchickiMicki>;
  private readonly minds: readonly Mind<SchickiMicki>[];
  private readonly chance: Chance;
  private readonly choices: readonly Random[];
  private readonly heads: Heads<SchickiMicki>;
  private tooLate = 0;

  constructor(
    minds: readonly Mind<SchickiMicki>[],
    options: Partial<Options>,
    seed: number,
    private readonly watch: Watch = {},
  ) {
    const complete = completeOptions<Options>(schickiMicki.options, options);
    if (complete.problems !== undefined) throw new Error("there are no such options");
    this.chance = fastChance(seed);
    this.choices = minds.map((_, seat) => fastRandom(seed, seat + 1));
    const opened = begin(schickiMicki, { seats: minds.length, options: complete.value }, 0, this.chance);
    if (opened.refused !== undefined) throw new Error(`refused: ${opened.refused.code}`);
    this.standing = opened.standing;
    this.minds = minds;
    const sitting = minds.map((mind, seat) => ({
      mind: this.watched(mind, seat),
      bot: doorkeeper,
      random: bySeat(this.choices, seat),
    }));
    this.heads = new Heads(sitting, (seat, at) => this.decisionOf(seat, at));
    this.listen(opened, undefined);
  }

  play(): Played {
    for (;;) {
      const { state, at } = this.standing;
      const result = schickiMicki.result(state);
      if (result !== undefined) return { result, minutes: at / 60_000, tooLate: this.tooLate };
      this.heads.waitFor(schickiMicki.awaits(state), at);
      const alarm = alarmOf(schickiMicki, this.standing);
      const next = this.heads.takeNext(alarm);
      if (next !== undefined) this.carryOut(next);
      else if (alarm === undefined) throw new Error("nobody does anything any more");
      else this.enter({ seq: this.seq, at: alarm, by: "clock", move: { type: "ring" } });
    }
  }

  private carryOut({ at, seat, reaction }: Plan<SchickiMicki>): void {
    if (reaction === undefined) {
      const move = bySeat(this.minds, seat).decide(this.decisionOf(seat, at));
      this.enter({ seq: this.seq, at, by: seat, move });
      return;
    }
    const { move, after } = reaction;
    const measured = { claimed: after, elapsed: after, roundTrip: 0 };
    this.enter({ seq: this.seq, at, by: seat, move, reaction: measured });
  }

  private get seq(): number {
    return this.standing.seq + 1;
  }

  private enter(input: Input<SchickiMicki>): void {
    const transition = enter(schickiMicki, this.standing, input, this.chance);
    if (transition.refused === undefined) {
      this.standing = transition.standing;
      this.listen(transition, transition.standing.state);
    } else if ("reaction" in input && TOO_LATE.includes(transition.refused.code as RefusalCode))
      this.tooLate += 1;
    else throw new Error(`refused: ${JSON.stringify({ input, refusal: transition.refused })}`);
  }

  private listen({ told, standing }: Transition<SchickiMicki>, state: State | undefined): void {
    this.minds.forEach((_, seat) => {
      const eyes = schickiMicki.looksAt(standing.state, seat);
      this.heads.hear(seat, heard(told, eyes), standing.at);
    });
    for (const event of heard(told, "screen")) this.watch.event?.(event, state);
  }

  /** The same mind, with somebody who looks over its shoulder whenever it looks at a line. */
  private watched(mind: Mind<SchickiMicki>, seat: Seat): Mind<SchickiMicki> {
    const { clock, glance } = this.watch;
    const { react } = mind;
    if (react === undefined || glance === undefined) return mind;
    return {
      ...mind,
      react: (decision) => {
        const line = this.standing.state.line.map(({ card }) => card);
        const from = clock?.() ?? 0;
        const reaction = react.call(mind, decision);
        const milliseconds = (clock?.() ?? 0) - from;
        glance({ seat, line, move: reaction?.move, after: reaction?.after ?? 0, milliseconds });
        return reaction;
      },
    };
  }

  private decisionOf(seat: Seat, at: Instant) {
    const { state } = this.standing;
    return {
      view: () => schickiMicki.sharedView(state, schickiMicki.looksAt(state, seat)),
      offers: schickiMicki.moves(state, seat, { now: at, actedAt: at }) as Offer<Move>[],
      random: bySeat(this.choices, seat),
    };
  }
}

export function mindOf(typed: string, seat: Seat): Mind<SchickiMicki> {
  const found = findBot(BOTS as readonly AnyBot[], typed);
  if (found.fault !== undefined) throw new Error(found.fault);
  return found.bot.sit(found.level, seat) as Mind<SchickiMicki>;
}
