import { type AnyBot, findBot, type Mind } from "@tavolata/bots";
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
  type Step,
} from "@tavolata/kernel";
import { BOTS } from "../bot/index.ts";
import {
  type Card,
  type Event,
  type Move,
  type Options,
  type RefusalCode,
  type SchickiMicki,
  type State,
  schickiMicki,
} from "../rules/index.ts";

/** What somebody made of a line when its last card came. */
export interface Glance {
  readonly seat: Seat;
  readonly line: readonly Card[];
  /** Undefined where he let it pass. */
  readonly move: Move | undefined;
  readonly after: number;
  /** How long the program took over it. */
  readonly milliseconds: number;
}

/** Who wants to know more than how it ended. */
export interface Watch {
  glance?(glance: Glance): void;
  /** Everything that is told, as the shared screen hears it. */
  event?(event: Event, state: State | undefined): void;
  /** For how long the program takes. */
  clock?(): number;
}

export interface Played {
  readonly result: Result;
  readonly minutes: number;
  /** Reactions that were under way when the window closed. */
  readonly tooLate: number;
}

interface Plan {
  readonly at: Instant;
  readonly seat: Seat;
  /** Undefined for what is decided only then: to turn, or whom to vote for. */
  readonly reaction?: { readonly move: Move; readonly after: number };
}

/** How long a dealer lets a card lie, and how long anybody thinks about a vote, in milliseconds. */
const PAUSE = { least: 2000, most: 4000 };

/** Nobody can know that a window closes before his hand is there; every other refusal is a fault of the bot. */
const TOO_LATE: readonly RefusalCode[] = ["window-closed"];

/**
 * A table at which bots play against the clock, by the real rules: cards are turned as slowly as people do it, everybody
 * is asked what he makes of each, and what he does comes in as long after it as he says. One head does one thing at a
 * time: who is about to react neither looks at the next card nor turns it.
 */
export class MeasuringTable {
  private standing: Standing<SchickiMicki>;
  private readonly chance: Chance;
  private readonly choices: readonly Random[];
  private plans: Plan[] = [];
  private tooLate = 0;

  constructor(
    private readonly minds: readonly Mind<SchickiMicki>[],
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
    this.listen(opened, undefined);
  }

  play(): Played {
    for (;;) {
      const result = schickiMicki.result(this.standing.state);
      if (result !== undefined) return { result, minutes: this.standing.at / 60_000, tooLate: this.tooLate };
      this.waitForDecisions();
      this.plans.sort((a, b) => a.at - b.at || a.seat - b.seat);
      const next = this.plans[0];
      const alarm = alarmOf(schickiMicki, this.standing);
      if (alarm !== undefined && (next === undefined || alarm <= next.at)) {
        this.enter({ seq: this.seq, at: alarm, by: "clock", move: { type: "ring" } });
      } else if (next === undefined) throw new Error("nobody does anything any more");
      else this.carryOut(next);
    }
  }

  /** Whoever the game waits for will do it after a while, when his hand is free. */
  private waitForDecisions(): void {
    const awaited = schickiMicki.awaits(this.standing.state);
    this.plans = this.plans.filter(({ seat, reaction }) => reaction !== undefined || awaited.includes(seat));
    for (const seat of awaited) {
      if (this.plans.some((plan) => plan.seat === seat)) continue;
      const pause = PAUSE.least + this.choices[seat]!.below(PAUSE.most - PAUSE.least);
      this.plans.push({ at: this.standing.at + pause, seat });
    }
  }

  private carryOut(plan: Plan): void {
    const { at, seat, reaction } = plan;
    this.plans = this.plans.filter((other) => other !== plan);
    if (reaction === undefined) {
      const move = this.minds[seat]!.decide(this.decisionOf(seat, at));
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
    const step = enter(schickiMicki, this.standing, input, this.chance);
    if (step.refused === undefined) {
      this.standing = step.standing;
      this.listen(step, step.standing.state);
    } else if ("reaction" in input && TOO_LATE.includes(step.refused.code as RefusalCode)) this.tooLate += 1;
    else throw new Error(`refused: ${JSON.stringify({ input, refusal: step.refused })}`);
  }

  private listen({ told }: Step<SchickiMicki>, state: State | undefined): void {
    this.minds.forEach((mind, seat) => {
      if (mind.hear !== undefined) for (const event of heard(told, seat)) mind.hear(event);
    });
    for (const event of heard(told, "screen")) {
      this.watch.event?.(event, state);
      if (event.type === "turned") this.showCard(event.at);
      // What somebody was about to do about a line is over with it.
      else if (event.type === "settled" && event.winners.length > 0) this.plans = [];
    }
  }

  /** Everybody whose head is free looks at the line. */
  private showCard(at: Instant): void {
    const line = this.standing.state.line.map(({ card }) => card);
    // A card that was turned is no longer to be turned.
    this.plans = this.plans.filter(({ reaction }) => reaction !== undefined);
    this.minds.forEach((mind, seat) => {
      if (mind.react === undefined || this.plans.some((plan) => plan.seat === seat)) return;
      const from = this.watch.clock?.() ?? 0;
      const reaction = mind.react(this.decisionOf(seat, at));
      const milliseconds = (this.watch.clock?.() ?? 0) - from;
      this.watch.glance?.({ seat, line, move: reaction?.move, after: reaction?.after ?? 0, milliseconds });
      if (reaction !== undefined) this.plans.push({ at: at + reaction.after, seat, reaction });
    });
  }

  private decisionOf(seat: Seat, at: Instant) {
    const { state } = this.standing;
    return {
      view: () => schickiMicki.glimpse!(state, seat),
      offers: schickiMicki.moves(state, seat, { now: at, actedAt: at }) as Offer<Move>[],
      random: this.choices[seat]!,
    };
  }
}

export function mindOf(typed: string): Mind<SchickiMicki> {
  const found = findBot(BOTS as readonly AnyBot[], typed);
  if (found.fault !== undefined) throw new Error(found.fault);
  return found.bot.sit(found.level) as Mind<SchickiMicki>;
}
