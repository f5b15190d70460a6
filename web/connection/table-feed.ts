import { type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal, Typed } from "@tavolata/kernel";
import type { SeatInfo } from "@tavolata/kit";
import type {
  Act,
  Answer,
  ChatLine,
  ChatMessage,
  Left,
  PublicRoom,
  Request,
  RoomMessage,
  Update,
} from "@tavolata/server/protocol";
import { withChanges } from "@tavolata/server/protocol/changes";
import { type FeedEntry, keepEntries, keptEntries } from "./feed-entries.ts";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** A request before it has its id. */
export type RequestBody = WithoutId<Request>;

/** All that a table needs of the connection. */
interface Asking {
  ask(body: RequestBody): Promise<Answer>;
}

/** How many milliseconds after an update was first painted somebody reacted to it. */
export interface ReactionClaim {
  readonly claimed: number;
  readonly update: number;
}

/** An update with its whole view. */
export type Seen = Update & { readonly view: object };

/** What an update brought: the entries that are new with it. */
export interface News {
  readonly seen: Seen;
  readonly entries: readonly FeedEntry[];
  readonly before: object | undefined;
  /** The first picture of this game on this page: nothing of it is news. */
  readonly fresh: boolean;
}

const MOST_LINES = 200;

/** One table as this page knows it. */
export class TableFeed {
  private readonly roomSignal = signal<PublicRoom | null>(null);
  private readonly seenSignal = signal<Seen | null>(null);
  private readonly entriesSignal = signal<readonly FeedEntry[]>([]);
  private readonly linesSignal = signal<readonly ChatLine[]>([]);
  private readonly leftSignal = signal<Left["why"] | null>(null);
  private readonly refusedSignal = signal<Refusal | null>(null);
  private readonly listeners = new Set<(news: News) => void>();
  /** Who was last seen on which seat, for tables that people leave in mid-game. */
  readonly lastSeen = new Map<number, SeatInfo>();

  constructor(
    readonly id: string,
    private readonly connection: Asking,
  ) {}

  get room(): ReadonlySignal<PublicRoom | null> {
    return this.roomSignal;
  }
  /** The game in play, or the last one: what its watcher sees now. */
  get seen(): ReadonlySignal<Seen | null> {
    return this.seenSignal;
  }
  /** All that happened in this game. */
  get entries(): ReadonlySignal<readonly FeedEntry[]> {
    return this.entriesSignal;
  }
  get lines(): ReadonlySignal<readonly ChatLine[]> {
    return this.linesSignal;
  }
  get left(): ReadonlySignal<Left["why"] | null> {
    return this.leftSignal;
  }
  /** Why the table cannot be watched. */
  get refused(): ReadonlySignal<Refusal | null> {
    return this.refusedSignal;
  }

  /** The room, for whatever is drawn inside it. */
  get knownRoom(): PublicRoom {
    return known(this.roomSignal.value, "room");
  }
  /** What is seen, for whatever is drawn of it. */
  get knownSeen(): Seen {
    return known(this.seenSignal.value, "game");
  }

  /** How far this page has got. */
  get resume(): { game: number; update: number } | undefined {
    const seen = this.seenSignal.value;
    return seen === null ? undefined : { game: seen.game, update: seen.update };
  }

  onNews(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    return this.connection.ask({ type: "act", table: this.id, act });
  }

  /** A move in the game in play, as an answer to the decision that is open now. */
  move(move: Typed): Promise<Answer> {
    const { game = 0, decision = 0 } = this.seenSignal.value ?? {};
    return this.connection.ask({ type: "move", table: this.id, game, decision, move });
  }

  /** A move that answers no decision: it is judged by how soon after an update it was made. */
  react(move: Typed, reaction: ReactionClaim): Promise<Answer> {
    const { game = 0 } = this.seenSignal.value ?? {};
    return this.connection.ask({ type: "move", table: this.id, game, move, reaction });
  }

  async whyNot(move: Typed): Promise<Refusal | undefined> {
    const { game = 0 } = this.seenSignal.value ?? {};
    return (await this.connection.ask({ type: "ask", table: this.id, game, move })).refused;
  }

  answered({ refused }: Answer): void {
    this.refusedSignal.value = refused ?? null;
  }

  hear(message: RoomMessage | ChatMessage | Update | Left): void {
    if (message.type === "room") {
      this.leftSignal.value = null;
      this.roomSignal.value = message.room;
    } else if (message.type === "chat") this.hearLines(message.lines);
    else if (message.type === "left") this.leftSignal.value = message.why;
    else this.hearUpdate(message);
  }

  /** After a lost connection the last lines come again; each is kept once. */
  private hearLines(lines: readonly ChatLine[]): void {
    const last = this.linesSignal.value.at(-1)?.at ?? -1;
    const heard = new Set(this.linesSignal.value.map(nameOf));
    const fresh = lines.filter((line) => line.at >= last && !heard.has(nameOf(line)));
    this.linesSignal.value = [...this.linesSignal.value, ...fresh].slice(-MOST_LINES);
  }

  private hearUpdate(update: Update): void {
    const before = this.seenSignal.value;
    const sameGame = before !== null && before.game === update.game && before.watcher === update.watcher;
    const view = update.view ?? withChanges(before?.view ?? {}, update.changes ?? []);
    const { changes: _, ...rest } = update;
    const seen: Seen = { ...rest, view };
    const entries = update.events.map((entry) => ({
      ...entry,
      view: entry.update === update.update ? view : undefined,
    }));
    const known = sameGame ? this.entriesSignal.value : keptEntries(this.id, update);
    const all = new Map(known.map((entry) => [entry.update, entry]));
    for (const entry of entries) {
      all.set(entry.update, { ...entry, view: entry.view ?? all.get(entry.update)?.view });
    }
    this.entriesSignal.value = [...all.values()].sort((a, b) => a.update - b.update);
    this.seenSignal.value = seen;
    keepEntries(this.id, update, this.entriesSignal.value);
    const news: News = { seen, entries, before: sameGame ? before.view : undefined, fresh: !sameGame };
    for (const listener of this.listeners) listener(news);
  }
}

function known<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`no ${what} has come yet`);
  return value;
}

function nameOf({ at, person, text }: ChatLine): string {
  return `${at} ${person} ${text}`;
}
