import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Refusal, Typed } from "@tavolata/kernel";
import {
  type AnyScreen,
  Flights,
  isCalm,
  type Picture,
  type Place,
  Stage,
  sayWhyNot,
  sound,
  type Table,
} from "@tavolata/kit";
import { line } from "../house/house.ts";
import { refusalFor } from "../house/refusals.ts";
import type { Moment, News, Seen, TableFeed } from "../line/table-feed.ts";
import { seatsOf } from "../lobby/who.ts";

/** Missed for longer than this, and it is worth telling what happened. */
const WORTH_TELLING = 2;

/** A game as it is shown at this device: the pictures, the flights between them, and what can be done. */
export class GameOnStage {
  readonly stage: Stage<object>;
  readonly flights: Flights;
  readonly table: ReadonlySignal<Table>;
  readonly picture: ReadonlySignal<Picture<object>>;
  /** What happened while the line was down; empty again once it was read. */
  readonly missed: Signal<readonly Moment[]> = signal([]);
  /** An earlier moment that is being looked at, by its place in the log; null for now. */
  readonly past: Signal<number | null> = signal(null);
  private readonly busy = signal(false);
  private readonly stopListening: () => void;

  constructor(
    private readonly feed: TableFeed,
    readonly screen: AnyScreen,
    first: Seen,
    place: Place,
    root: () => ParentNode | null,
  ) {
    this.flights = new Flights(root, isCalm);
    this.stage = new Stage<object>(first.view, {
      before: () => this.flights.look(),
      onStep: (step) => step.sound && sound(step.sound),
      isSeen: () => document.visibilityState === "visible",
    });
    this.picture = computed(() => this.pictureNow());
    this.table = computed(() => this.tableNow(place));
    this.stopListening = feed.onNews((news) => this.tell(news));
    if (first.update === 0 && first.events.length === 1) this.showSteps(first, null);
  }

  end(): void {
    this.stopListening();
    this.stage.stop();
  }

  /** Everything that can be looked at again. */
  get pictures(): readonly Moment[] {
    return this.feed.moments.value.filter(({ view }) => view !== undefined);
  }

  private tell({ seen, moments, before, fresh }: News): void {
    if (fresh) return;
    if (moments.length === 1) this.showSteps(seen, before ?? null);
    else {
      this.stage.jump(seen.view);
      if (moments.length >= WORTH_TELLING) this.missed.value = [...this.missed.value, ...moments];
    }
  }

  private showSteps(seen: Seen, before: object | null): void {
    const events = seen.events.at(-1)?.events ?? [];
    const steps = this.screen.steps({ events, before, after: seen.view });
    if (steps.length === 0) this.stage.jump(seen.view);
    else this.stage.play(steps);
  }

  private pictureNow(): Picture<object> {
    const now = this.stage.picture.value;
    const past = this.past.value;
    const moment = past === null ? undefined : this.pictures[past];
    return moment?.view === undefined
      ? now
      : { view: moment.view, scene: undefined, number: -1 - past!, upToDate: true, flies: false };
  }

  private tableNow(place: Place): Table {
    const { feed, busy } = this;
    const room = feed.room.value!;
    const seen = feed.seen.value!;
    const { upToDate } = this.stage.picture.value;
    const isNow = this.past.value === null;
    const seats = seatsOf(room);
    const canAct = upToDate && isNow && !busy.value;
    return {
      place: isNow ? place : "replay",
      watcher: seen.watcher,
      you: typeof seen.watcher === "number" ? seen.watcher : null,
      seats,
      names: (seat) => seats[seat]?.name ?? String(seat + 1),
      offers: canAct ? seen.offers : [],
      awaited: canAct && seen.awaited,
      busy: busy.value,
      paused: seen.clock.pausedAt !== null,
      play: (move) => void this.play(move),
      ask: (move) => feed.whyNot(move),
      word: (refusal) => this.word(refusal),
      left: (until) => until + seen.clock.behind - (seen.clock.pausedAt ?? line.clock.now()),
      skip: () => this.stage.skip(),
    };
  }

  word(refusal: Refusal): string {
    return refusalFor(this.screen.name, refusal);
  }

  private async play(move: Typed): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    try {
      const { refused } = await this.feed.move(move);
      if (refused !== undefined) sayWhyNot(this.word(refused), refused.clause);
    } finally {
      this.busy.value = false;
    }
  }
}
