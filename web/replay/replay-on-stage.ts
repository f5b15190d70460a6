import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import {
  type AnyScreen,
  Flights,
  isCalm,
  type SeatInfo,
  Stage,
  sound,
  type TableHandle,
} from "@tavolata/kit";
import type { PastPlayer } from "@tavolata/server/protocol";
import { refusalFor } from "../catalogue/refusals.ts";
import { botName } from "../lobby/bot-names.ts";
import type { Kept } from "./recording.ts";
import {
  chaptersOf,
  type History,
  type HistoryMoment,
  nearest,
  type Timeline,
  timelineOf,
  type Viewpoint,
} from "./timeline.ts";
import { replayWords } from "./words/index.ts";

/** While it runs by itself: milliseconds to read in, beyond what the pictures take. */
const BREATH = 800;
const BOTS_SEED = "bot";

/** A finished game on the stage: from one place, at one moment, standing still or running. */
export class ReplayOnStage {
  readonly stage: Stage<object>;
  readonly table: ReadonlySignal<TableHandle>;
  private readonly flights: Flights;
  private readonly fromSignal;
  private readonly atSignal;
  private readonly runningSignal = signal(false);
  private readonly timeline: ReadonlySignal<Timeline>;
  private readonly chaptersSignal = computed(() => chaptersOf(this.moments, this.screen));
  private lasts = 0;
  private readonly stopRunning: () => void;

  constructor(
    readonly screen: AnyScreen,
    private readonly history: History,
    private readonly record: Kept,
    start: { readonly from: Viewpoint; readonly at: number },
    root: () => ParentNode | null,
  ) {
    this.fromSignal = signal(start.from);
    this.timeline = computed(() => timelineOf(history, screen, this.fromSignal.value));
    this.atSignal = signal(this.inRange(start.at));
    this.flights = new Flights(root, isCalm);
    this.stage = new Stage<object>(this.moment.view, {
      before: () => this.flights.measure(),
      onPicture: (picture) => picture.sound && sound(picture.sound),
      isSeen: () => document.visibilityState === "visible",
    });
    this.table = computed(() => this.tableNow());
    this.stopRunning = effect(() => this.goOn());
  }

  get from(): ReadonlySignal<Viewpoint> {
    return this.fromSignal;
  }
  /** Counted from 0. */
  get at(): ReadonlySignal<number> {
    return this.atSignal;
  }
  get running(): ReadonlySignal<boolean> {
    return this.runningSignal;
  }
  get moments(): readonly HistoryMoment[] {
    return this.timeline.value.moments;
  }
  /** The moments in which something new begins. */
  get chapters(): readonly number[] {
    return this.chaptersSignal.value;
  }
  get moment(): HistoryMoment {
    return this.moments[this.atSignal.value]!;
  }

  end(): void {
    this.stopRunning();
    this.stage.stop();
  }

  /** The same moment from elsewhere. */
  lookFrom(from: Viewpoint): void {
    const { seq } = this.moment;
    batch(() => {
      this.fromSignal.value = from;
      this.atSignal.value = nearest(this.moments, seq);
      this.leap();
    });
  }

  /** By hand: somebody who looks for a moment wants to stay there. */
  goTo(at: number): void {
    this.runningSignal.value = false;
    this.show(at);
  }

  run(): void {
    if (this.atSignal.value === this.moments.length - 1) this.show(0);
    this.runningSignal.value = true;
  }

  halt(): void {
    this.runningSignal.value = false;
  }

  /** Right after a new picture was drawn. */
  fly(): void {
    if (this.stage.picture.value.flies) this.flights.fly();
  }

  private inRange(at: number): number {
    return Math.min(Math.max(0, at), this.moments.length - 1);
  }

  /** The next moment is told picture by picture; any other one is just there. */
  private show(wanted: number): void {
    const at = this.inRange(wanted);
    const isNext = at === this.atSignal.value + 1;
    batch(() => {
      this.atSignal.value = at;
      const pictures = isNext ? this.timeline.value.picturesTo(at) : [];
      if (pictures.length === 0) return this.leap();
      this.lasts = pictures.at(-1)!.lasts;
      this.stage.stop();
      this.stage.play(pictures);
    });
  }

  private leap(): void {
    this.lasts = 0;
    this.stage.jump(this.moment.view);
  }

  private goOn(): (() => void) | undefined {
    const { upToDate } = this.stage.picture.value;
    if (!this.runningSignal.value || !upToDate) return undefined;
    if (this.atSignal.value === this.moments.length - 1) {
      this.runningSignal.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.show(this.atSignal.value + 1), this.lasts + BREATH);
    return () => clearTimeout(timer);
  }

  private tableNow(): TableHandle {
    const from = this.fromSignal.value;
    const { view, at } = this.moment;
    const you = typeof from === "number" ? from : null;
    const seats = seatsIn(this.record, this.history);
    return {
      surface: "replay",
      watcher: from === "open" ? (view as { watcher: TableHandle["watcher"] }).watcher : from,
      you,
      seats,
      names: (seat) => seats[seat]?.name ?? String(seat + 1),
      offers: [],
      showing: true,
      awaited: false,
      busy: false,
      // Time stands still in what is over.
      paused: true,
      openChairs: null,
      play: () => {},
      react: () => {},
      ask: async () => undefined,
      word: (refusal) => refusalFor(this.screen.name, refusal),
      left: (until) => until - at,
      // The replay has a chronicle of its own beside the table.
      told: () => [],
      skip: () => this.stage.skip(),
    };
  }
}

/**
 * Who played. Where the house does not know any more, seats are numbered, and each has a face that stays the same.
 */
function seatsIn({ seats, playerSeeds }: Kept, { players }: History): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    ...faceOf(players[seat], seat, playerSeeds[seat] === BOTS_SEED),
    present: true,
    standIn: false,
  }));
}

function faceOf(player: PastPlayer | null | undefined, seat: number, broughtNothing: boolean) {
  if (player === undefined || player === null) {
    const avatar = broughtNothing ? String(seat) : `player-${seat}`;
    return { name: replayWords().player(seat + 1), avatar, isBot: broughtNothing };
  }
  if ("bot" in player) return { name: botName(player.chair), avatar: String(player.chair), isBot: true };
  return { name: player.nickname, avatar: player.avatar, isBot: false };
}
