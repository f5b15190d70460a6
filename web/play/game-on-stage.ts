import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ChairMove, Offer, Refusal, Typed, Watcher } from "@tavolata/kernel";
import {
  type AnyScreen,
  clearWhyNot,
  Flights,
  isCalm,
  type OpenChairs,
  type ShownPicture,
  Stage,
  type Surface,
  sayWhyNot,
  sound,
  type TableHandle,
} from "@tavolata/kit";
import type { PublicRoom } from "@tavolata/server/protocol";
import { refusalFor } from "../catalogue/refusals.ts";
import type { FeedEntry } from "../connection/feed-entries.ts";
import type { News, Seen, TableFeed } from "../connection/table-feed.ts";
import { seatsOf } from "../lobby/who.ts";
import { connection } from "../state/connection.ts";
import { hasChips } from "../state/offered.ts";
import { FirstFrames } from "./first-frames.ts";

/** From this many missed entries on it is worth telling what happened. */
const WORTH_TELLING = 2;

/** What changes in the table around a game. */
interface Changes
  extends Pick<TableHandle, "surface" | "watcher" | "offers" | "showing" | "awaited" | "busy"> {
  readonly room: PublicRoom;
  /** The types of the chair moves on offer, joined so that two lists can be compared; null where there are none. */
  readonly chairs: string | null;
  readonly behind: number;
  readonly pausedAt: number | null;
}

const NOTHING: TableHandle["offers"] = [];

function isSame(these: Changes, those: Changes): boolean {
  return (Object.keys(these) as (keyof Changes)[]).every((key) => these[key] === those[key]);
}

/** A game as it is shown at this device: the pictures, the flights between them, and what can be done. */
export class GameOnStage {
  /** Which of the games at this table it is. */
  readonly number: number;
  /** Whose view it is. */
  readonly watcher: Watcher;
  /** Another one for each game and each seat in it. */
  readonly id: string;
  readonly stage: Stage<object>;
  readonly flights: Flights;
  readonly table: ReadonlySignal<TableHandle>;
  readonly picture: ReadonlySignal<ShownPicture<object>>;
  /** What happened while the connection was down; empty again once it was read. */
  readonly missed: Signal<readonly FeedEntry[]> = signal([]);
  /** An earlier moment that is being looked at, by its place in the log; null for now. */
  readonly past: Signal<number | null> = signal(null);
  /**
   * What the person at this device wants to do with a chair, until they have said with how many chips, or that they
   * are sure.
   */
  readonly wish: Signal<Offer<ChairMove> | null> = signal(null);
  /** The clause that the person at this device wants to read. */
  readonly rule = signal<string | null>(null);
  private readonly busy = signal(false);
  private around: { readonly changes: Changes; readonly table: TableHandle } | undefined;
  private readonly stopListening: () => void;
  private readonly frames = new FirstFrames();
  /** What people react to and has not been shown yet. */
  private unshown: News | undefined;
  private readonly stopLooking: () => void;
  private meanwhile = { of: NOTHING, offers: NOTHING };

  constructor(
    private readonly feed: TableFeed,
    readonly screen: AnyScreen,
    first: Seen,
    private readonly surface: Surface,
    root: () => ParentNode | null,
    private readonly about?: TableHandle["about"],
  ) {
    this.number = first.game;
    this.watcher = first.watcher;
    this.id = `${first.game} ${first.watcher}`;
    this.flights = new Flights(root, isCalm);
    this.stage = new Stage<object>(first.view, {
      before: () => this.flights.measure(),
      onPicture: (picture) => picture.sound && sound(picture.sound),
      isSeen: () => document.visibilityState === "visible",
    });
    this.picture = computed(() => this.pictureNow());
    this.table = computed(() => this.tableNow(this.surface));
    this.stopListening = feed.onNews((news) => this.tell(news));
    this.stopLooking = effect(() => {
      if (this.stage.picture.value.upToDate) this.noteFrame();
    });
    if (screen.isReactedTo !== undefined) this.frames.note(first.update);
    if (first.update === 0 && first.events.length === 1) this.showPictures(first, null);
  }

  end(): void {
    this.stopListening();
    this.stopLooking();
    this.stage.stop();
  }

  /** Everything that can be looked at again. */
  get pictures(): readonly FeedEntry[] {
    return this.feed.entries.value.filter(({ view }) => view !== undefined);
  }

  /** Looks at an earlier moment; the last one is now. */
  showPast(at: number): void {
    const last = this.pictures.length - 1;
    this.past.value = at >= last ? null : Math.max(0, at);
  }

  private tell(news: News): void {
    const { seen, entries, before, fresh } = news;
    if (fresh || !this.isOurs(seen)) return;
    const { isReactedTo } = this.screen;
    if (isReactedTo && entries.some(({ events }) => events.some(isReactedTo))) {
      this.unshown = news;
      clearWhyNot();
      // It is shown at once, even where something else is still being told: nobody may see it later than others.
      this.stage.stop();
    }
    if (entries.length === 1) this.showPictures(seen, before ?? null);
    else {
      this.stage.jump(seen.view);
      // Where quickness counts, nobody reads what happened before while the game goes on.
      if (entries.length >= WORTH_TELLING && isReactedTo === undefined)
        this.missed.value = [...this.missed.value, ...entries];
    }
  }

  /** Another game, or another seat in it, has a stage of its own, even where this one is still looked at. */
  private isOurs({ game, watcher }: Seen): boolean {
    return game === this.number && watcher === this.watcher;
  }

  /** The same list as long as the referee offers the same. */
  private anytime({ offers }: Seen): TableHandle["offers"] {
    if (this.meanwhile.of !== offers) {
      const { isAnytime } = this.screen;
      const some = isAnytime === undefined ? NOTHING : offers.filter(({ move }) => isAnytime(move));
      this.meanwhile = { of: offers, offers: some };
    }
    return this.meanwhile.offers;
  }

  private showPictures(seen: Seen, before: object | null): void {
    const events = seen.events.at(-1)?.events ?? [];
    const pictures = this.screen.pictures({ events, before, after: seen.view });
    if (pictures.length === 0) this.stage.jump(seen.view);
    else this.stage.play(pictures);
  }

  /** What is to be reacted to is in the page, and measured from its first frame on. */
  private noteFrame(): void {
    const news = this.unshown;
    if (news === undefined) return;
    this.unshown = undefined;
    const { seen, entries } = news;
    this.frames.note(seen.update, () => {
      if (this.surface !== "screen") return;
      for (const event of entries.flatMap(({ events }) => events)) {
        const move = this.screen.whenPainted?.(event, seen.view);
        if (move !== undefined) void this.feed.react(move, { claimed: 0, update: seen.update });
      }
    });
  }

  private pictureNow(): ShownPicture<object> {
    const now = this.stage.picture.value;
    const past = this.past.value;
    if (past === null) return now;
    const view = this.pictures[past]?.view;
    if (view === undefined) return now;
    return { view, scene: undefined, number: -1 - past, upToDate: true, flies: false };
  }

  private tableNow(surface: Surface): TableHandle {
    const { feed, busy } = this;
    const seen = feed.knownSeen;
    const { upToDate } = this.stage.picture.value;
    const isNow = this.past.value === null;
    const isOurs = this.isOurs(seen);
    const showing = !upToDate || !isNow;
    const canAct = !showing && isOurs && !busy.value;
    const { behind, pausedAt } = seen.clock;
    // Who sits where belongs to the picture: somebody may have come to a chair whose last hand is still shown.
    const room = (showing && this.around?.changes.room) || feed.knownRoom;
    const changes = {
      room,
      surface: isNow ? surface : ("replay" as const),
      watcher: this.watcher,
      offers: canAct ? seen.offers : isNow && isOurs && !busy.value ? this.anytime(seen) : NOTHING,
      showing,
      awaited: canAct && seen.awaited,
      busy: busy.value,
      chairs: isNow ? (seen.chairOffers?.map(({ move }) => move.type).join() ?? null) : null,
      behind,
      pausedAt,
    };
    // Most updates change nothing around the table, and whatever is drawn with it need not be drawn again.
    if (this.around === undefined || !isSame(this.around.changes, changes)) {
      this.around = { changes, table: this.tableWith(changes) };
    }
    return this.around.table;
  }

  private tableWith({ room, behind, pausedAt, chairs, ...state }: Changes): TableHandle {
    const { feed } = this;
    const seats = seatsOf(room, hasChips(room.game) ? feed.lastSeen : undefined);
    return {
      ...state,
      you: typeof state.watcher === "number" ? state.watcher : null,
      seats,
      names: (seat) => seats[seat]?.name ?? String(seat + 1),
      paused: pausedAt !== null,
      openChairs: chairs === null ? null : this.openChairs(chairs),
      play: (move) => void this.play(move),
      react: (move, at) => void this.react(move, at),
      ask: (move) => feed.whyNot(move),
      word: (refusal) => this.word(refusal),
      left: (until) => until + behind - (pausedAt ?? connection.clock.now()),
      told: () => feed.entries.value.flatMap(({ events }) => events),
      skip: () => this.stage.skip(),
      about: this.about,
      readRule: (clause) => (this.rule.value = clause),
    };
  }

  private openChairs(kinds: string): OpenChairs {
    const wish = (type: ChairMove["type"], chair?: number) => {
      const offers = this.feed.seen.peek()?.chairOffers ?? [];
      this.wish.value =
        offers.find(
          ({ move }) =>
            move.type === type && (chair === undefined || ("seat" in move && move.seat === chair)),
        ) ?? null;
    };
    return {
      sit: kinds.includes("sit") ? (chair) => wish("sit", chair) : null,
      stand: kinds.includes("stand") ? () => wish("stand") : null,
      topUp: kinds.includes("topUp") ? () => wish("topUp") : null,
    };
  }

  word(refusal: Refusal): string {
    return refusalFor(this.screen.name, refusal);
  }

  private async play(move: Typed): Promise<void> {
    if (this.screen.isReaction?.(move)) return this.react(move, performance.now());
    if (this.busy.value) return;
    this.busy.value = true;
    try {
      const { refused } = await this.feed.move(move);
      if (refused !== undefined) sayWhyNot(this.word(refused), refused.clause);
    } finally {
      this.busy.value = false;
    }
  }

  private async react(move: Typed, at: number): Promise<void> {
    const claim = this.frames.claimAt(at);
    if (this.past.value !== null || claim === undefined) return;
    const { refused } = await this.feed.react(move, claim);
    if (refused !== undefined) sayWhyNot(this.word(refused), refused.clause);
  }
}
