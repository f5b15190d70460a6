import type { Game } from "./game.ts";
import type { GameTypes } from "./game-types.ts";
import { copy, same } from "./json.ts";
import { covers, type Offer } from "./offers.ts";
import { alarmOf, begin, enter, type Input, judge, type Standing, type Transition } from "./play.ts";
import { fastChance } from "./record.ts";
import type { Refusal } from "./refusal.ts";
import { defaultsOf, timeLimitsOf } from "./schema.ts";
import type { Actor, Instant, Seat } from "./seat.ts";
import { heard } from "./tell.ts";
import type { Names } from "./wording.ts";

/** Chooses a move from what a seat sees and can do, as a bot would. */
export type LessonMove<T extends GameTypes> = (
  view: T["view"],
  offers: readonly Offer<T["move"]>[],
) => T["move"];

/**
 * What happens around the learner before a step's words are said: somebody moves, the clock rings, or all others play on
 * until the game waits for the learner.
 */
export type LessonEvent<T extends GameTypes> =
  | {
      readonly by: Seat;
      readonly move: LessonMove<T>;
      /** How many milliseconds later, where the game minds; otherwise at once. */
      readonly after?: number;
    }
  | {
      /** What is due next happens; or one thing after the other, until nothing is due any more. */
      readonly by: "clock";
      readonly until?: "quiet";
    }
  | { readonly by: "others" };

/** One idea: what happens, what is said about it, and what the learner does. */
export interface LessonStep<T extends GameTypes> {
  /** Its words have the same key. */
  readonly key: string;
  readonly before?: readonly LessonEvent<T>[];
  /** What must be true for its words to be. A seed with which it is not does not do. */
  readonly needs?: (view: T["view"]) => boolean;
  /** The moves that it teaches, any of which will do. Without them the learner reads and goes on. */
  readonly teaches?: (view: T["view"], offers: readonly Offer<T["move"]>[]) => readonly T["move"][];
}

/** A first hand for somebody who has never heard of the game: the real rules, no clock, chance that is known before. */
export interface Lesson<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly seats: number;
  /** Everything else is as usual, but without time limits. */
  readonly options: Partial<T["options"]>;
  /** One with which everything happens as the steps say; `npm run lesson-seed` finds one. */
  readonly seed: number;
  readonly steps: readonly LessonStep<T>[];
  /** How others play where a step does not say it. */
  readonly others?: LessonMove<T>;
}

/** A lesson in one language. */
export interface LessonWords<T extends GameTypes, Key extends string = string> {
  /** What the game is, in five lines at most. */
  readonly about: readonly string[];
  /** In one line, how a first real game differs from the lesson. */
  readonly inRealGames?: string;
  readonly steps: Readonly<Record<Key, string | ((view: T["view"], names: Names) => string)>>;
}

/** A lesson whose own types do not matter here. */
export type AnyLesson = Lesson<GameTypes>;

/** Something that happened, as the learner was told it. */
export interface LessonBeat<T extends GameTypes> {
  readonly events: readonly T["event"][];
  readonly view: T["view"];
}

/** Where a lesson stands: everything the learner's page needs, and nothing that they may not know. */
export interface LessonMoment<T extends GameTypes> {
  /** Counted from 0, of so many. */
  readonly step: number;
  readonly steps: number;
  readonly key: string;
  readonly seats: number;
  /** What happened since the moment before; the last one shows how the table is now. */
  readonly beats: readonly LessonBeat<T>[];
  /** Only what leads to something that the step teaches. Empty where the learner reads. */
  readonly offers: readonly Offer<T["move"]>[];
  /** The moves that the step teaches. */
  readonly taught: readonly T["move"][];
  readonly at: Instant;
  readonly isLast: boolean;
}

/** A move that the game would allow, but that is not what the lesson is about now. */
export const NOT_NOW = "not-now";

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** How long the learner takes for a move, as far as the game can tell: time stands still while they think. */
const THINKS = 1000;
/** More inputs than any step needs: others who go on for ever are a mistake in the lesson. */
const MOST_EVENTS = 200;

/** A lesson as it is given. Refused moves change nothing. */
export class LessonRun<T extends GameTypes> {
  private constructor(
    private readonly lesson: Lesson<T>,
    private readonly seed: number,
    private standing: Standing<T>,
    private step: number,
    private beats: LessonBeat<T>[],
  ) {}

  static begin<T extends GameTypes>(lesson: Lesson<T>, seed = lesson.seed): LessonRun<T> {
    const { rules, seats } = lesson;
    const begun = begin(rules, { seats, options: optionsOf(lesson) }, 0, fastChance(seed));
    if (begun.refused !== undefined) throw new Error(`the lesson cannot begin: ${begun.refused.code}`);
    const run = new LessonRun(lesson, seed, begun.standing, 0, []);
    run.beats.push({ events: heard(begun.told, LEARNER), view: run.view });
    run.arrive();
    return run;
  }

  /** The same lesson at the same point, to go on with in another way. */
  fork(): LessonRun<T> {
    return new LessonRun(this.lesson, this.seed, copy(this.standing), this.step, [...this.beats]);
  }

  get moment(): LessonMoment<T> {
    const { step, beats, standing } = this;
    return {
      step,
      steps: this.lesson.steps.length,
      key: this.now.key,
      seats: this.lesson.seats,
      beats,
      offers: this.offers(),
      taught: this.taught,
      at: standing.at,
      isLast: step === this.lesson.steps.length - 1,
    };
  }

  get view(): T["view"] {
    return this.lesson.rules.view(this.standing.state, LEARNER);
  }

  /** What the step teaches; empty where the learner reads. */
  get taught(): readonly T["move"][] {
    return this.now.teaches?.(this.view, this.offersOf(LEARNER)) ?? [];
  }

  /** Why the learner cannot make this move now, if they cannot. */
  whyNot(move: T["move"]): Refusal | undefined {
    const refused = judge(this.lesson.rules, this.standing, this.inputOf(LEARNER, move));
    if (refused !== undefined) return refused;
    return this.taught.some((one) => same(one, move)) ? undefined : { code: NOT_NOW };
  }

  move(move: T["move"]): Refusal | undefined {
    const refused = this.whyNot(move);
    if (refused !== undefined) return refused;
    this.beats = [];
    this.enter(this.inputOf(LEARNER, move));
    this.goOn();
    return undefined;
  }

  /** The learner has read the words of a step that teaches no move. */
  next(): void {
    if (this.now.teaches !== undefined || this.step === this.lesson.steps.length - 1) return;
    this.beats = [];
    this.goOn();
  }

  private get now() {
    const now = this.lesson.steps[this.step];
    if (now === undefined) throw new Error("a lesson has steps");
    return now;
  }

  private goOn(): void {
    if (this.step === this.lesson.steps.length - 1) return;
    this.step += 1;
    this.arrive();
  }

  private arrive(): void {
    for (const event of this.now.before ?? []) {
      if (event.by === "others") this.othersPlay();
      else if (event.by === "clock" && event.until === "quiet") this.quietDown();
      else if (event.by === "clock") this.ring();
      else this.somebodyMoves(event);
    }
    if (this.now.needs?.(this.view) === false) throw new Error(`${this.now.key}: not with this seed`);
    if (this.now.teaches !== undefined && this.taught.length === 0)
      throw new Error(`${this.now.key}: nothing to teach`);
  }

  private somebodyMoves({ by, move, after = 0 }: Extract<LessonEvent<T>, { by: Seat }>): void {
    this.enter(this.inputOf(by, move(this.viewOf(by), this.offersOf(by)), after));
  }

  private othersPlay(): void {
    const { rules, others } = this.lesson;
    for (let events = 0; events < MOST_EVENTS; events++) {
      if (rules.result(this.standing.state) !== undefined) return;
      const awaited = rules.awaits(this.standing.state);
      if (awaited.includes(LEARNER)) return;
      const [seat] = awaited;
      if (seat === undefined) this.ring();
      else if (others === undefined) throw new Error("nobody says how others play");
      else this.enter(this.inputOf(seat, others(this.viewOf(seat), this.offersOf(seat)), 0));
    }
    throw new Error(`${this.now.key}: others never end`);
  }

  private quietDown(): void {
    for (let events = 0; events < MOST_EVENTS; events++) {
      if (alarmOf(this.lesson.rules, this.standing) === undefined) return;
      this.ring();
    }
    throw new Error(`${this.now.key}: it never gets quiet`);
  }

  private ring(): void {
    const alarm = alarmOf(this.lesson.rules, this.standing);
    if (alarm === undefined) throw new Error(`${this.now.key}: the clock has nothing to do`);
    const { seq, at } = this.standing;
    this.enter({ seq: seq + 1, at: Math.max(at, alarm), by: "clock", move: { type: "ring" } });
  }

  private enter(input: Input<T>): void {
    const entered = enter(this.lesson.rules, this.standing, input, fastChance(this.seed));
    if (entered.refused !== undefined)
      throw new Error(`${this.now.key}: ${JSON.stringify(input.move)} is refused: ${entered.refused.code}`);
    this.note(entered);
  }

  private note({ standing, told }: Transition<T>): void {
    this.standing = standing;
    const events = heard(told, LEARNER);
    // What the learner does not notice takes none of their time.
    if (events.length > 0) this.beats.push({ events, view: this.view });
  }

  /** Nobody is ever too late: a move comes before the alarm that would end its time. */
  private inputOf(by: Actor, move: T["move"], takes = THINKS): Input<T> {
    const { seq, at } = this.standing;
    const alarm = alarmOf(this.lesson.rules, this.standing) ?? Number.POSITIVE_INFINITY;
    return { seq: seq + 1, at: Math.max(at, Math.min(at + takes, alarm - 1)), by, move };
  }

  private viewOf(seat: Seat): T["view"] {
    return this.lesson.rules.view(this.standing.state, seat);
  }

  private offersOf(seat: Seat): readonly Offer<T["move"]>[] {
    const { at } = this.inputOf(seat, { type: "" });
    return this.lesson.rules.moves(this.standing.state, seat, { now: at, actedAt: at }) as Offer<T["move"]>[];
  }

  private offers(): readonly Offer<T["move"]>[] {
    const { taught } = this;
    return this.offersOf(LEARNER).filter((offer) => taught.some((move) => covers(offer, move)));
  }
}

function optionsOf<T extends GameTypes>({ rules, options }: Lesson<T>): T["options"] {
  const untimed = Object.fromEntries(timeLimitsOf(rules.options).map((name) => [name, 0]));
  return { ...defaultsOf<T["options"]>(rules.options), ...untimed, ...options };
}

/** Plays a lesson to its end in every way that it allows; says what goes wrong, if anything does. */
export function rehearse<T extends GameTypes>(lesson: Lesson<T>, seed = lesson.seed): string | undefined {
  try {
    rehearseFrom(LessonRun.begin(lesson, seed));
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

function rehearseFrom<T extends GameTypes>(run: LessonRun<T>): void {
  const { taught } = run;
  if (taught.length === 0) {
    if (run.moment.isLast) return;
    run.next();
    rehearseFrom(run);
    return;
  }
  for (const move of taught) {
    const other = run.fork();
    const { isLast } = other.moment;
    const refused = other.move(move);
    if (refused !== undefined)
      throw new Error(`${run.moment.key}: ${JSON.stringify(move)} is refused: ${refused.code}`);
    if (!isLast) rehearseFrom(other);
  }
}
