import { type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import type {
  Announcement,
  Answer,
  CircleMessage,
  PublicPerson,
  Request,
  ServerMessage,
  TournamentMessage,
} from "@tavolata/server/protocol";
import { PROTOCOL } from "@tavolata/server/protocol/version";
import { startAnew } from "./identity.ts";
import { knock, reasonIn } from "./knock.ts";
import type { OpenTablesFeed } from "./open-tables-feed.ts";
import { RefereeClock } from "./referee-clock.ts";
import { type RequestBody, TableFeed } from "./table-feed.ts";

/** `outdated`: the server uses a newer protocol than this page, which must be loaded again. */
export type ConnectionState = "connecting" | "up" | "lost" | "outdated";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 8000;
/** A connection that stays silent for so long after a ping is as good as cut: phones lose them without a word. */
const SILENCE = 4000;
/** While a game is on, silence is noticed sooner. After so long the server is asked whether it is there. */
const ASK_AFTER = 1500;
/** After so long without a word, people are told that the connection is slow. */
const SLOW_AFTER = 2500;
const TICK = 500;

interface Pending {
  readonly message: Request;
  readonly answer: (answer: Answer) => void;
}

/**
 * The one connection of this page to the server. It comes back by itself; what was asked and not answered is asked
 * again with the same id, so that it happens once; tables that were being watched go on where they were.
 */
export class Connection {
  readonly clock = new RefereeClock();
  private readonly stateSignal = signal<ConnectionState>("connecting");
  private readonly slowSignal = signal(false);
  private readonly announcementsSignal = signal<readonly Announcement[]>([]);
  private readonly personSignal = signal<PublicPerson | null>(null);
  /** Why the house does not let this device in. */
  readonly shut = signal<Refusal | null>(null);
  /** Whose words do not come. */
  readonly muted = signal<ReadonlySet<string>>(new Set());
  /** The open tables, for as long as somebody looks at them. */
  private openTables: OpenTablesFeed | undefined;
  /** Called whenever something changes in a tournament that this page follows. */
  readonly onCircle = new Set<(message: CircleMessage) => void>();
  readonly onTournament = new Set<(message: TournamentMessage) => void>();
  private readonly feeds = new Map<string, TableFeed>();
  private readonly pending = new Map<string, Pending>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private asked = 0;
  private socket: WebSocket | undefined;
  private welcomed = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Counted in ticks, not by the clock: a page that was asleep has not been waiting. */
  private silentFor = 0;
  private started = false;

  get state(): ReadonlySignal<ConnectionState> {
    return this.stateSignal;
  }

  /** Nothing has come for a while although a game is on. */
  get slow(): ReadonlySignal<boolean> {
    return this.slowSignal;
  }

  /** What those who run the house tell everybody. */
  get announcements(): ReadonlySignal<readonly Announcement[]> {
    return this.announcementsSignal;
  }

  /** Who this device is for the server; null until it has said. */
  get person(): ReadonlySignal<PublicPerson | null> {
    return this.personSignal;
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    void this.connect();
    setInterval(() => this.ping(), PING_EVERY);
    setInterval(() => this.listen(), TICK);
    // A phone that wakes up, or is back on the network, does not wait for the next try.
    addEventListener("online", () => this.hurry());
    addEventListener("pageshow", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.hurry();
    });
  }

  ask(wish: RequestBody): Promise<Answer> {
    this.asked += 1;
    const id = `${this.prefix}-${this.asked}`;
    // The id comes first: a message that is too large to be read whole is refused by its id.
    const message = { id, ...wish } as Request;
    return new Promise((answer) => {
      this.pending.set(id, { message, answer });
      if (this.welcomed) this.send(message);
    });
  }

  async introduce(nickname: string, avatar: string): Promise<Answer> {
    const answer = await this.ask({ type: "introduce", nickname, avatar });
    const person = this.personSignal.value;
    if (answer.refused === undefined && person !== null) {
      this.personSignal.value = { ...person, nickname, avatar };
    }
    return answer;
  }

  /** The table with this id; it is watched from the first time somebody asks for it until `leave`. */
  table(id: string): TableFeed {
    const known = this.feeds.get(id);
    if (known !== undefined) return known;
    const feed = new TableFeed(id, this);
    this.feeds.set(id, feed);
    void this.watch(feed);
    return feed;
  }

  leave(id: string): void {
    if (this.feeds.delete(id)) void this.ask({ type: "unwatch", table: id });
  }

  /** The open tables of the house, from now on; without a feed, no longer. */
  listTables(feed?: OpenTablesFeed): void {
    this.openTables = feed;
    void this.ask({ type: "list-tables", on: feed !== undefined });
  }

  private async watch(feed: TableFeed): Promise<void> {
    const { resume } = feed;
    feed.answered(await this.ask({ type: "watch", table: feed.id, ...(resume && { resume }) }));
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retry);
    this.retry = undefined;
    try {
      // Tabs that ask at the same moment must not become two guests.
      const guest = await (navigator.locks?.request("tavolata.guest", knock) ?? knock());
      this.shut.value = await reasonIn(guest);
      if (!guest.ok) return this.later();
    } catch {
      return this.later();
    }
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL });
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.socket = undefined;
    this.welcomed = false;
    this.later();
  }

  private later(): void {
    if (this.stateSignal.value === "outdated") return;
    this.stateSignal.value = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.retry);
    // Not all phones of a table at the same moment.
    this.retry = setTimeout(() => void this.connect(), wait * (0.5 + Math.random()));
  }

  /** Tries again now: there may be a way in. */
  hurry(): void {
    if (this.socket !== undefined) this.ping();
    else if (this.retry !== undefined) {
      this.tries = 0;
      void this.connect();
    }
  }

  private listen(): void {
    const isOn = [...this.feeds.values()].some(({ room }) => room.peek()?.playing);
    if (!this.welcomed || !isOn || document.hidden) {
      this.heardSomething();
      return;
    }
    this.silentFor += TICK;
    if (this.silentFor === ASK_AFTER) this.ping();
    this.slowSignal.value = this.silentFor >= SLOW_AFTER;
  }

  private heardSomething(): void {
    this.silentFor = 0;
    this.slowSignal.value = false;
  }

  private ping(): void {
    if (!this.welcomed) return;
    this.send({ type: "ping", sent: performance.now() });
    this.silence ??= setTimeout(() => {
      this.silence = undefined;
      const dead = this.socket;
      this.lost();
      dead?.close();
    }, SILENCE);
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.heardSomething();
    switch (message.type) {
      case "welcome":
        this.welcome(message.person);
        break;
      case "pong":
        clearTimeout(this.silence);
        this.silence = undefined;
        this.clock.heard(message.sent, performance.now(), message.now);
        break;
      case "answer":
        this.answered(message);
        break;
      case "goodbye":
        this.tries = 0;
        break;
      case "fault":
        if (message.refused.code === "unknown-protocol") this.stateSignal.value = "outdated";
        break;
      case "circle":
        for (const hear of this.onCircle) hear(message);
        break;
      case "announcements":
        this.announcementsSignal.value = message.announcements;
        break;
      case "open-tables":
        this.openTables?.hear(message);
        break;
      case "muted":
        this.muted.value = new Set(message.people);
        break;
      case "tournament":
        for (const hear of this.onTournament) hear(message);
        break;
      default:
        this.feeds.get(message.table)?.hear(message);
    }
  }

  private welcome(person: PublicPerson): void {
    const before = this.personSignal.value;
    // Somebody signed in here in another tab, or signed this device out: nothing of who was here before may stay.
    if (before !== null && before.id !== person.id) {
      startAnew();
      return;
    }
    this.tries = 0;
    this.welcomed = true;
    this.personSignal.value = person;
    this.ping();
    // Tables first: a move that is asked again means something only at a table that is watched.
    const again = [...this.pending.values()].filter(({ message }) => message.type !== "watch");
    for (const [id, { message }] of this.pending) if (message.type === "watch") this.pending.delete(id);
    for (const feed of this.feeds.values()) void this.watch(feed);
    if (this.openTables !== undefined) this.listTables(this.openTables);
    for (const { message } of again) this.send(message);
    this.stateSignal.value = "up";
  }

  private answered(answer: Answer): void {
    const pending = this.pending.get(answer.id);
    if (pending === undefined) return;
    this.pending.delete(answer.id);
    pending.answer(answer);
  }
}
