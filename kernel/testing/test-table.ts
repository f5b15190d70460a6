import type { Game } from "../game.ts";
import type { AnyMove, GameTypes, Setup, Turn } from "../game-types.ts";
import type { Offer } from "../offers.ts";
import { fastRandom } from "../random/fast.ts";
import type { Random } from "../random/random.ts";
import type { JudgedReaction } from "../reactions.ts";
import type { Refusal } from "../refusal.ts";
import type { Actor, Instant, Watcher } from "../seat.ts";
import { heard, type Told, teller } from "../tell.ts";

export interface TestTableSettings {
  readonly seed?: number;
  /** What the clock says at the start; 1,000,000 where nothing is said. */
  readonly now?: Instant;
  /** How many milliseconds pass before each move; none where nothing is said. */
  readonly pace?: number;
}

/** The event of this type. */
type EventOf<T extends GameTypes, Type> = Extract<T["event"], { type: Type }>;

/**
 * A table to try the rules of a game at, without a referee and a log: things are done one after the other, and what is
 * refused throws. Each game makes its own of it, with a way to lay the cards and with the verbs that its players use.
 */
export abstract class TestTableOf<T extends GameTypes> {
  state: T["state"];
  now: Instant;
  /** What the last input told. */
  told: Told<T["event"]>[] = [];
  /** Where in `told` the last input begins. */
  private toldFrom = 0;
  /** What everybody heard of all inputs so far. */
  readonly story: T["event"][] = [];
  /** What the game asked to be done outside it. */
  effects: T["effect"][] = [];
  private readonly random: Random;
  private readonly pace: number;
  /** What can be neither made nor lost, once the table is laid. */
  private counts: string | undefined;

  constructor(
    protected readonly game: Game<T>,
    setup: Setup<T>,
    { seed = 1, now = 1_000_000, pace = 0 }: TestTableSettings = {},
  ) {
    this.random = fastRandom(seed);
    this.now = now;
    this.pace = pace;
    this.state = game.start(setup, this.turn());
  }

  /** The table is laid: from here on nothing is made or lost, after any input of any story. */
  protected isLaid(): this {
    this.counts = this.counted();
    return this;
  }

  refusal(by: Actor, move: AnyMove<T>, actedAt: Instant = this.now): Refusal | undefined {
    return this.game.refuse(this.state, by, move, { now: this.now, actedAt });
  }

  moves(by: Actor, move: AnyMove<T>, actedAt: Instant = this.now, reaction?: JudgedReaction): this {
    const refusal = this.refusal(by, move, actedAt);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    this.now += this.pace;
    this.game.play(this.state, by, move, this.turn(actedAt + this.pace, reaction));
    return this.checked();
  }

  get alarm(): Instant | undefined {
    return this.game.alarm(this.state);
  }

  /** The clock rings, when it is due. */
  rings(): this {
    const { alarm } = this;
    if (alarm === undefined) throw new Error("no alarm is set");
    this.now = Math.max(this.now, alarm);
    this.game.ring(this.state, this.turn());
    return this.checked();
  }

  openTo(by: Actor): Offer<AnyMove<T>>[] {
    return this.game.moves(this.state, by, { now: this.now, actedAt: this.now });
  }

  /** What is open to somebody, without what may be chosen in it: "play blam-1". */
  offers(by: Actor): string[] {
    return this.openTo(by).map(({ move }) => Object.values(move).join(" "));
  }

  view(watcher: Watcher): T["view"] {
    return this.game.view(this.state, watcher);
  }

  heardBy(watcher: Watcher): T["event"][] {
    return heard(this.told, watcher);
  }

  /** The last event of this type that a watcher heard; where nothing is said, one without a seat. */
  last<Type extends T["event"]["type"]>(
    type: Type,
    watcher: Watcher = "spectator",
  ): EventOf<T, Type> | undefined {
    return this.heardBy(watcher).findLast((event): event is EventOf<T, Type> => event.type === type);
  }

  protected checked(): this {
    this.story.push(...heard(this.told.slice(this.toldFrom), "spectator"));
    const counts = this.counted();
    if (counts !== (this.counts ?? counts)) throw new Error(`there are ${counts}, not ${this.counts}`);
    return this;
  }

  /** What stays in `told` when something new is told. */
  protected toldBefore(): readonly Told<T["event"]>[] {
    return [];
  }

  private counted(): string {
    return JSON.stringify(this.game.count(this.state));
  }

  private turn(actedAt: Instant = this.now, reaction?: JudgedReaction): Turn<T> {
    const { tell, told } = teller<T["event"]>();
    told.push(...this.toldBefore());
    this.toldFrom = told.length;
    this.told = told;
    const effect = (asked: T["effect"]) => void this.effects.push(asked);
    const turn = { now: this.now, actedAt, random: this.random, tell, effect };
    return reaction === undefined ? turn : { ...turn, reaction };
  }
}
