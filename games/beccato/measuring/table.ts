import { type AnyBot, type Bot, type Decision, findBot, Heads, type Mind, type Plan } from "@tavolata/bots";
import {
  completeOptions,
  fastRandom,
  heard,
  type Instant,
  type Offer,
  type Random,
  type Result,
  type Seat,
  type Tell,
  type Told,
  teller,
} from "@tavolata/kernel";
import { BOTS } from "../bot/index.ts";
import {
  type Beccato,
  beccato,
  type Event,
  known,
  type Move,
  type Options,
  type RefusalCode,
  type State,
  type View,
} from "../rules/index.ts";

/** A way to play, by name and level. */
export interface Sitter {
  readonly bot: Bot<Beccato>;
  readonly level: string | undefined;
}

/** For a caller who wants to know more than how the game ended. */
export interface Observer {
  /** Everything that is told, secrets included; there is no state yet in the first deal. */
  event?(event: Event, state: State | undefined): void;
  /** How long a bot took over one decision. */
  thought?(seat: Seat, milliseconds: number): void;
  /** What one seat was told, and where the game is after it. */
  heard?(seat: Seat, events: readonly Event[], state: State): void;
  clock?(): number;
}

export interface Played {
  /** Undefined where the game was given up as endless. */
  readonly result: Result | undefined;
  readonly state: State;
  readonly minutes: number;
  readonly rounds: number;
  /** How often a bot's move came when it was no longer possible. */
  readonly tooLate: number;
}

/** Nobody can know what will have happened by the time they act; every other refusal is a fault of the bot. */
const TOO_LATE: readonly RefusalCode[] = [
  "shout-on",
  "shouted-already",
  "choice-on",
  "between-rounds",
  "eyes-on-cards",
  "eyes-turning",
  "look-too-short",
  "looking-there",
  "hands-busy",
  "hands-resting",
  "nothing-to-release",
  "not-your-turn",
  "only-between-rounds",
  "nothing-asked",
  "game-is-over",
];

/** A game with this many inputs is endless. */
const ENDLESS = 200_000;

/**
 * A table at which bots play against the clock, by the real rules: each is asked how it reacts to all that it is told,
 * and its move comes in as long after that as it says.
 */
export class MeasuringTable {
  /** Undefined only while the first round is dealt. */
  private laid: State | undefined;
  private now: Instant = 0;
  private readonly minds: readonly Mind<Beccato>[];
  private readonly heads: Heads<Beccato>;
  private readonly chance: Random;
  private readonly choices: readonly Random[];
  private tooLate = 0;

  constructor(
    sitters: readonly Sitter[],
    options: Partial<Options>,
    seed: number,
    private readonly observer: Observer = {},
  ) {
    const complete = completeOptions<Options>(beccato.options, options);
    if (complete.problems !== undefined) throw new Error("there are no such options");
    this.chance = fastRandom(seed);
    const heads = sitters.map(({ bot, level }, seat) => ({
      mind: this.timed(bot.sit(level), seat),
      bot,
      random: fastRandom(seed, seat + 1),
    }));
    this.minds = heads.map(({ mind }) => mind);
    this.choices = heads.map(({ random }) => random);
    this.heads = new Heads(heads, (seat, at) => this.decisionOf(seat, at));
    const { tell, told } = this.telling();
    this.laid = beccato.start(
      { seats: sitters.length, options: complete.value },
      { now: 0, actedAt: 0, random: this.chance, tell, effect: () => {} },
    );
    this.listen(told);
  }

  private get state(): State {
    return known(this.laid, "deal yet");
  }

  get teams(): Seat[][] {
    return this.state.teams.map(({ seats }) => [...seats]);
  }

  play(): Played {
    const { state, heads } = this;
    for (let inputs = 0; inputs < ENDLESS; inputs++) {
      const result = beccato.result(state);
      if (result !== undefined) return this.played(result);
      heads.waitFor(beccato.awaits(state), this.now);
      const alarm = beccato.alarm(state);
      const next = heads.takeNext(alarm);
      if (next !== undefined) this.carryOut(next);
      else if (alarm === undefined) return this.played(undefined);
      else this.ring(alarm);
    }
    return this.played(undefined);
  }

  private played(result: Result | undefined): Played {
    const { state, now, tooLate } = this;
    return { result, state, minutes: now / 60_000, rounds: state.round, tooLate };
  }

  private carryOut({ at, seat, reaction }: Plan<Beccato>): void {
    this.now = at;
    const move =
      reaction?.move ?? known(this.minds[seat], "bot on this seat").decide(this.decisionOf(seat, at));
    const refusal = beccato.refuse(this.state, seat, move, { now: at, actedAt: at });
    if (refusal === undefined) {
      const { tell, told } = this.telling();
      beccato.play(this.state, seat, move, { ...this.turn, tell });
      this.listen(told);
    } else if (reaction !== undefined && TOO_LATE.includes(refusal.code as RefusalCode)) this.tooLate += 1;
    else throw new Error(`refused: ${JSON.stringify({ seat, move, refusal })}`);
  }

  private ring(alarm: Instant): void {
    this.now = Math.max(this.now, alarm);
    const { tell, told } = this.telling();
    beccato.ring(this.state, { ...this.turn, tell });
    this.listen(told);
  }

  private get turn() {
    return { now: this.now, actedAt: this.now, random: this.chance, effect: () => {} };
  }

  /** The observer hears everything as soon as it is told, secrets included. */
  private telling(): { tell: Tell<Event>; told: Told<Event>[] } {
    const { tell, told } = teller<Event>();
    const { event: hear } = this.observer;
    if (hear === undefined) return { tell, told };
    const tellAll = ((event: Event) => {
      tell(event);
      hear(event, this.laid);
    }) as Tell<Event>;
    tellAll.to = (watchers, secret, rest) => {
      tell.to(watchers, secret, rest);
      hear(secret, this.laid);
    };
    return { tell: tellAll, told };
  }

  private listen(told: readonly Told<Event>[]): void {
    this.minds.forEach((_, seat) => {
      const events = heard(told, seat);
      this.heads.hear(seat, events, this.now);
      this.observer.heard?.(seat, events, this.state);
    });
  }

  private timed(mind: Mind<Beccato>, seat: Seat): Mind<Beccato> {
    const { clock, thought } = this.observer;
    if (clock === undefined || thought === undefined || mind.react === undefined) return mind;
    const react = mind.react.bind(mind);
    mind.react = (decision) => {
      const from = clock();
      const reaction = react(decision);
      thought(seat, clock() - from);
      return reaction;
    };
    return mind;
  }

  private decisionOf(seat: Seat, at: Instant): Decision<Beccato> {
    return new DecisionAt(this.state, seat, at, known(this.choices[seat], "bot on this seat"));
  }
}

/** Offers and views are made when they are asked for: bots let most of what they look at pass. */
class DecisionAt implements Decision<Beccato> {
  constructor(
    private readonly state: State,
    private readonly seat: Seat,
    private readonly at: Instant,
    readonly random: Random,
  ) {}

  readonly view = () => sharedViewOf(this.state, this.seat);

  get offers(): readonly Offer<Move>[] {
    return beccato.moves(this.state, this.seat, { now: this.at, actedAt: this.at }) as readonly Offer<Move>[];
  }
}

/** A view to read once, made of the state's own parts. */
export function sharedViewOf(state: State, seat: Seat): View {
  return (beccato.sharedView ?? beccato.view)(state, seat);
}

export function sitterOf(typed: string): Sitter {
  const found = findBot(BOTS as readonly AnyBot[], typed);
  if (found.fault !== undefined) throw new Error(found.fault);
  return { bot: found.bot as Bot<Beccato>, level: found.level };
}
