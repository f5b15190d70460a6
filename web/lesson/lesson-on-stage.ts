import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  type GameTypes,
  LEARNER,
  type LessonBeat,
  type LessonMoment,
  NOT_NOW,
  type Refusal,
  type Typed,
} from "@tavolata/kernel";
import {
  type AnyScreen,
  clearWhyNot,
  Flights,
  isCalm,
  type SeatInfo,
  Stage,
  sayWhyNot,
  sound,
  type TableHandle,
} from "@tavolata/kit";
import { refusalFor } from "../catalogue/refusals.ts";
import { botName } from "../lobby/bot-names.ts";
import type { LessonThread } from "./lesson-thread.ts";
import { lessonWords } from "./words/index.ts";

/** Between two things that happen: milliseconds to see what the first one was. */
const BREATH = 700;

type Moment = LessonMoment<GameTypes>;

/** A lesson on the real table: what happens is shown beat by beat, then the learner reads and does. */
export class LessonOnStage {
  readonly stage: Stage<object>;
  readonly table: ReadonlySignal<TableHandle>;
  /** The step that has been come to, once everything before it has been seen. */
  readonly step: Signal<Moment>;
  private readonly flights: Flights;
  private readonly moment: Signal<Moment>;
  private readonly left: Signal<readonly LessonBeat<GameTypes>[]>;
  private readonly busy = signal(false);
  private readonly told: Typed[] = [];
  private readonly stop: () => void;
  private view: object;

  constructor(
    readonly screen: AnyScreen,
    private readonly thread: LessonThread,
    first: Moment,
    private readonly learner: { readonly name: string; readonly avatar: string },
    root: () => ParentNode | null,
  ) {
    const [opening, ...others] = first.beats;
    if (opening === undefined) throw new Error("a lesson begins with its deal");
    this.view = opening.view;
    this.moment = signal(first);
    this.left = signal(others);
    this.step = signal(first);
    this.flights = new Flights(root, isCalm);
    this.stage = new Stage<object>(opening.view, {
      before: () => this.flights.measure(),
      onPicture: (picture) => picture.sound && sound(picture.sound),
      isSeen: () => document.visibilityState === "visible",
    });
    this.showBeat(opening, null);
    this.table = computed(() => this.tableNow());
    this.stop = effect(() => this.goOn());
  }

  /** Whether everything has been seen, and it is the learner's turn to read or to do. */
  get settled(): boolean {
    return this.stage.picture.value.upToDate && this.left.value.length === 0;
  }

  end(): void {
    this.stop();
    this.stage.stop();
  }

  /** Right after a new picture was drawn. */
  fly(): void {
    if (this.stage.picture.value.flies) this.flights.fly();
  }

  async next(): Promise<void> {
    if (this.busy.value || !this.settled) return;
    await this.while(async () => this.arrive(await this.thread.next()));
  }

  private async play(move: Typed): Promise<void> {
    if (this.busy.value || !this.settled) return;
    await this.while(async () => {
      const after = await this.thread.move(move);
      if ("refused" in after) this.say(after.refused);
      else this.arrive(after);
    });
  }

  private async while(something: () => Promise<void>): Promise<void> {
    this.busy.value = true;
    try {
      await something();
    } finally {
      this.busy.value = false;
    }
  }

  private arrive(moment: Moment): void {
    clearWhyNot();
    // Both at once: between the two, the words would be said of the table as it was.
    batch(() => {
      this.moment.value = moment;
      this.left.value = moment.beats;
    });
  }

  /** Shows the next beat once the last one has been seen; after all of them the words of the step are said. */
  private goOn(): (() => void) | undefined {
    if (!this.stage.picture.value.upToDate) return undefined;
    const [beat, ...others] = this.left.value;
    if (beat === undefined) {
      this.step.value = this.moment.value;
      return undefined;
    }
    const timer = setTimeout(() => {
      this.showBeat(beat, this.view);
      this.left.value = others;
    }, BREATH);
    return () => clearTimeout(timer);
  }

  private showBeat({ events, view }: LessonBeat<GameTypes>, before: object | null): void {
    const pictures = this.screen.pictures({ events, before, after: view });
    this.told.push(...events);
    this.view = view;
    if (pictures.length === 0) this.stage.jump(view);
    else this.stage.play(pictures);
  }

  private tableNow(): TableHandle {
    const { settled } = this;
    const canAct = settled && !this.busy.value;
    const { offers, at } = this.moment.value;
    const seats = this.seats();
    return {
      surface: "device",
      watcher: LEARNER,
      you: LEARNER,
      seats,
      names: (seat) => seats[seat]?.name ?? String(seat + 1),
      offers: canAct ? offers : [],
      showing: !settled,
      awaited: canAct && offers.length > 0,
      busy: this.busy.value,
      paused: false,
      isLesson: true,
      openChairs: null,
      play: (move) => void this.play(move),
      react: (move) => void this.play(move),
      ask: (move) => this.thread.whyNot(move),
      word: (refusal) => this.word(refusal),
      // Time stands still while somebody learns.
      left: (until) => until - at,
      told: () => this.told,
      skip: () => this.stage.skip(),
    };
  }

  private seats(): SeatInfo[] {
    return Array.from({ length: this.moment.value.seats }, (_, seat) => ({
      seat,
      name: seat === LEARNER ? this.learner.name : botName(seat),
      avatar: seat === LEARNER ? this.learner.avatar : String(seat),
      isBot: seat !== LEARNER,
      present: true,
      standIn: false,
    }));
  }

  private say(refusal: Refusal): void {
    sayWhyNot(this.word(refusal), refusal.clause);
  }

  private word(refusal: Refusal): string {
    return refusal.code === NOT_NOW ? lessonWords().notNow : refusalFor(this.screen.name, refusal);
  }
}
