import type { Socket } from "node:net";
import type { Refusal } from "@tavolata/kernel";
import type { WebSocket } from "ws";
import { faultFields } from "../../logger.ts";
import {
  type Announcement,
  type Answer,
  type ClientMessage,
  type Goodbye,
  PROTOCOL,
  type PublicPerson,
  type Request,
  type RequestOf,
  refusal,
  type ServerMessage,
} from "../../protocol/index.ts";
import { CompanyOfConnection } from "../../runtime/lobby/company-of-connection.ts";
import type { Recognised } from "../../runtime/people/people.ts";
import { inBackground } from "../../runtime/platform/timers.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { TableSubscription } from "../../runtime/table/subscription.ts";
import { TournamentSubscription } from "../../runtime/tournament/subscription.ts";
import type { Bucket } from "../limits/limits.ts";
import { bucketOfConnection, type NetworkLimits } from "../limits/network-limits.ts";
import { CirclesOfConnection } from "./circles.ts";
import { textFrames } from "./frames.ts";
import { cheapIdOf, readMessage } from "./read-message.ts";
import { RoundTrips } from "./round-trips.ts";
import { refuseWords } from "./words-of-request.ts";

/** Above so many unsent bytes nothing more is written until the reader has caught up. */
const CLOGGED_BYTES = 256 * 1024;
/** Requests that may wait for their turn; a client that sends more does not wait for answers. */
const MOST_WAITING = 64;
/** Messages beyond the limit that are still answered before the connection is closed. */
const MOST_OVERRUNS = 100;
const GOODBYE_MS = 1000;

/** The codes that tell the client why a connection is closed. 4000 to 4999 are ours to give meaning to. */
export const CLOSE = { goodbye: 4000, protocol: 4001 } as const;

/** Somebody has been forgotten, or become somebody else, while their request was on its way. */
class UnknownPerson extends Error {
  override readonly name = "UnknownPerson";
}

/** The connection to one client. */
export class Connection {
  readonly subscriptions = new Map<string, TableSubscription>();
  private readonly tournamentSubscriptions = new Map<string, TournamentSubscription>();
  private readonly company: CompanyOfConnection;
  private readonly circles: CirclesOfConnection;
  readonly roundTrips: RoundTrips;
  readonly since: number;
  private readonly compresses: boolean;
  private readonly bucket: Bucket;
  private overruns = 0;
  private waiting = 0;
  private turn: Promise<void> = Promise.resolve();
  private greeted = false;
  private cloggedSince: number | undefined;
  private ended = false;
  /** What is to be sent when this turn is over. */
  private unsent: string[] = [];
  private unsentLength = 0;

  constructor(
    private readonly node: ServerNode,
    private readonly limits: NetworkLimits,
    private readonly socket: WebSocket,
    readonly raw: Socket,
    readonly network: string,
    public who: Recognised,
  ) {
    this.since = node.store.now();
    this.bucket = bucketOfConnection(limits.limits);
    this.roundTrips = new RoundTrips(socket, () => this.mayTake());
    this.company = new CompanyOfConnection(node, this);
    this.circles = new CirclesOfConnection(node, this, limits.limits.subscriptionsPerConnection);
    this.compresses = socket.extensions !== "";
    socket.on("message", (data, isBinary) => this.hear(data as Buffer, isBinary));
    socket.on("ping", (data) => this.answerPing(data));
    socket.on("close", () => this.end());
    // Broken frames and oversized ones: the library closes the connection by itself, with the right code.
    socket.on("error", () => this.node.metrics.faults.inc({ code: "frame" }));
    raw.on("drain", () => this.unclog());
  }

  get person(): PublicPerson {
    return this.who.person;
  }

  /** What is sent in one go, such as an update and the answer that goes with it, is one write. */
  send(text: string): void {
    this.unsent.push(text);
    this.unsentLength += text.length;
    if (this.unsent.length === 1) process.nextTick(() => this.flush());
  }

  private flush(): void {
    const texts = this.unsent;
    if (texts.length === 0) return;
    this.unsent = [];
    this.unsentLength = 0;
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!this.compresses) this.writeFrames(texts);
    // Compressed by the library, which alone knows what was compressed before.
    else for (const text of texts) this.socket.send(text);
    // If the machine has taken all of it, nothing will say that there is room again.
    if (!this.isClogged()) this.unclog();
  }

  private writeFrames(texts: readonly string[]): void {
    const frames = textFrames(texts);
    if ("latin1" in frames) this.raw.write(frames.latin1, "latin1");
    else this.raw.write(frames.bytes);
  }

  isClogged(): boolean {
    if (this.unsentBytes < CLOGGED_BYTES) return false;
    if (this.cloggedSince === undefined) {
      this.cloggedSince = performance.now();
      // A client that does not read is not read from either, so that not even answers pile up.
      this.socket.pause();
    }
    return true;
  }

  /** What waits to be on its way, because the client does not read; characters count as bytes until they are written. */
  get unsentBytes(): number {
    // The library adds what it has yet to compress.
    return (this.compresses ? this.socket.bufferedAmount : this.raw.writableLength) + this.unsentLength;
  }

  cloggedFor(now: number): number {
    return this.isClogged() ? now - (this.cloggedSince ?? now) : 0;
  }

  announce(announcements: readonly Announcement[]): void {
    if (this.greeted) this.sendMessage({ type: "announcements", announcements });
  }

  goodbye(why: Goodbye["why"], after: number): void {
    this.sendMessage({ type: "goodbye", why, after });
    this.close(CLOSE.goodbye, why);
  }

  private close(code: number, why: string): void {
    this.flush();
    this.socket.close(code, why);
  }

  terminate(): void {
    this.socket.terminate();
  }

  unsubscribe(id: string): void {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) return;
    this.subscriptions.delete(id);
    this.node.unsubscribe(subscription);
  }

  private unclog(): void {
    if (this.cloggedSince === undefined || this.unsentBytes >= CLOGGED_BYTES) return;
    this.cloggedSince = undefined;
    this.socket.resume();
    for (const subscription of [...this.subscriptions.values()]) subscription.push();
    for (const subscription of [...this.tournamentSubscriptions.values()]) subscription.push();
    this.company.push();
    this.circles.push();
  }

  /** Whom this person has muted or blocked may have changed; who has not said hello is told then. */
  standoffChanged(): void {
    if (!this.greeted) return;
    this.company.readStandoff().catch((fault: unknown) => {
      this.node.logger("warning", "standoff not read", faultFields(fault));
    });
  }

  /** The words of whom this person has muted do not reach them. */
  hides(person: string): boolean {
    return this.company.standoff.muted.includes(person);
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    for (const id of [...this.subscriptions.keys()]) this.unsubscribe(id);
    for (const id of [...this.tournamentSubscriptions.keys()]) this.unsubscribeFromTournament(id);
    this.company.end();
    this.circles.end();
  }

  /** A ping counts as a message: a client that sends many and reads nothing must not fill the memory with pongs. */
  private answerPing(data: Buffer): void {
    if (this.mayTake() && !this.isClogged()) this.socket.pong(data);
  }

  /** Everything that arrives counts. If it is too much, it is refused here, and a message by its id if it has one. */
  private mayTake(arrivedAt = performance.now(), message?: Buffer): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.bucket.take(arrivedAt) && this.limits.maySend(this.network)) return true;
    this.overrun(message);
    return false;
  }

  private hear(data: Buffer, isBinary: boolean): void {
    const arrivedAt = performance.now();
    this.node.metrics.messages.inc();
    if (!this.mayTake(arrivedAt, isBinary ? undefined : data)) return;
    this.overruns = Math.max(0, this.overruns - 1);
    const read = isBinary ? { refused: refusal("malformed") } : readMessage(data);
    if ("refused" in read) this.refuse(read.refused, "id" in read ? read.id : undefined);
    else this.receive(read.message, arrivedAt);
  }

  private receive(message: ClientMessage, arrivedAt: number): void {
    if (message.type === "hello") this.greet(message.protocol);
    else if (!this.greeted) this.refuse(refusal("hello-first"), "id" in message ? message.id : undefined);
    else if (message.type === "ping") {
      this.sendMessage({ type: "pong", sent: message.sent, now: this.node.store.now() });
    } else if (this.waiting >= MOST_WAITING) this.refuse(refusal("too-fast"), message.id);
    else {
      this.waiting++;
      // One request after the other, so that a client may send a watch and a move without waiting in between.
      this.turn = this.turn.then(() => this.serve(message, arrivedAt));
    }
  }

  private overrun(message?: Buffer): void {
    this.overruns++;
    if (this.overruns <= MOST_OVERRUNS) {
      this.refuse(refusal("too-fast"), message && cheapIdOf(message));
      return;
    }
    this.goodbye("too-many-messages", 10_000);
    // It has a moment to hear the goodbye; what it sends meanwhile is read and dropped.
    inBackground(setTimeout(() => this.terminate(), GOODBYE_MS));
  }

  private greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.refuse(refusal("unknown-protocol", { protocol: PROTOCOL }));
      this.close(CLOSE.protocol, "unknown protocol");
    } else if (this.greeted) {
      this.refuse(refusal("malformed"));
    } else {
      this.greeted = true;
      this.sendMessage({
        type: "welcome",
        protocol: PROTOCOL,
        person: this.person,
        now: this.node.store.now(),
      });
      const announcements = this.node.operator.announcements();
      if (announcements.length > 0) this.announce(announcements);
      this.standoffChanged();
    }
  }

  private async serve(request: Request, arrivedAt: number): Promise<void> {
    let answer: Omit<Answer, "type" | "id">;
    try {
      answer = this.ended ? {} : await this.doRequest(request, arrivedAt);
    } catch (fault) {
      const isNobody = fault instanceof UnknownPerson;
      if (!isNobody) {
        this.node.logger("error", "request failed", { request: request.type, ...faultFields(fault) });
      }
      answer = { refused: refusal(isNobody ? "unknown-person" : "unavailable") };
    }
    this.waiting--;
    if (answer.refused !== undefined) this.node.metrics.refusals.inc({ code: answer.refused.code });
    this.sendMessage({ type: "answer", id: request.id, ...answer });
  }

  private async doRequest(request: Request, arrivedAt: number): Promise<Omit<Answer, "type" | "id">> {
    // Their connections are about to be closed; until then nothing is done for them either.
    const banned = this.node.bans.refuseEntry(this.person.id, this.network);
    if (banned !== undefined) return { refused: banned };
    const unheard = refuseWords(this.node, this, request);
    if (unheard !== undefined) return { refused: unheard };
    switch (request.type) {
      case "introduce":
        return this.introduce(request);
      case "open":
        if (this.node.operator.isDraining()) return { refused: refusal("unavailable") };
        if (!(await this.limits.mayOpenTable(this.network))) return { refused: refusal("too-many-tables") };
        return this.node.openings.openTable(this.person, request);
      case "list-tables":
        return this.company.list(request.on);
      case "find-table":
        return this.company.findTable(request);
      case "find":
        if (!(await this.limits.mayGuess(this.network))) return { refused: refusal("too-fast") };
        return this.node.find(request.code, (await this.asNow()).person.id);
      case "watch":
        return this.subscribeToTable(request);
      case "unwatch":
        this.unsubscribe(request.table);
        return {};
      case "act":
        return this.withSubscription(request.table, ({ table }) =>
          this.company.act(table, request.id, request.act),
        );
      case "move":
        return this.withSubscription(request.table, (subscription) => {
          const { game, decision, move, reaction } = request;
          const measured = reaction && subscription.measure(reaction, arrivedAt, this.roundTrips);
          return subscription.table.move(this.person.id, request.id, {
            game,
            decision,
            move,
            reaction: measured,
          });
        });
      case "ask":
        return this.withSubscription(request.table, async ({ table }) =>
          table.ask(this.person.id, request.game, request.move),
        );
      case "purse":
        if (request.of !== undefined) return this.circles.chips(request.of, await this.asNow());
        return { purse: await this.node.purses.balanceAfterFill(this.who, this.network) };
      case "open-tournament":
        if (this.node.operator.isDraining()) return { refused: refusal("unavailable") };
        if (!(await this.limits.mayOpenTable(this.network))) return { refused: refusal("too-many-tables") };
        return this.node.openings.openTournament((await this.asNow()).person, request);
      case "follow":
        return this.subscribeToTournament(request.tournament);
      case "unfollow":
        this.unsubscribeFromTournament(request.tournament);
        return {};
      case "tournament-act":
        return this.actInTournament(request);
      case "found-circle":
        if (!(await this.limits.mayOpenTable(this.network))) return { refused: refusal("too-many-tables") };
        return this.node.circles.found((await this.asNow()).person, request.traits);
      case "follow-circle":
        return this.circles.follow(request, await this.asNow());
      case "unfollow-circle":
        this.circles.unfollow(request.circle);
        return {};
      case "circle-act":
        return this.circles.act(request, await this.asNow());
      case "program-act":
        return this.circles.act(request, await this.asNow());
      case "season":
        return this.circles.season(request, await this.asNow());
      case "calendar":
        return this.circles.calendar(request, await this.asNow());
      case "my-circles":
        return { circles: await this.node.circles.of(this.person.id) };
    }
  }

  /** They may have become somebody else, or be called something else, by now. */
  private async asNow(): Promise<Recognised> {
    const now = await this.node.people.recogniseAgain(this.who);
    if (now === undefined) throw new UnknownPerson();
    this.who = now;
    return now;
  }

  private async introduce({
    nickname,
    avatar,
  }: RequestOf<"introduce">): Promise<Omit<Answer, "type" | "id">> {
    const as = {
      ...(nickname === undefined ? {} : { nickname }),
      ...(avatar === undefined ? {} : { avatar }),
    };
    if (nickname !== undefined && this.node.isRude(nickname, this.company.isAmongStrangers())) {
      return { refused: refusal("rude-name") };
    }
    const who = await this.node.people.introduce(this.who, as);
    if (who === undefined) throw new UnknownPerson();
    this.who = who;
    for (const { table } of this.subscriptions.values()) await table.arrive(who);
    return {};
  }

  async subscribeToTable({ table: id, resume }: RequestOf<"watch">): Promise<Omit<Answer, "type" | "id">> {
    const before = this.subscriptions.get(id);
    if (before === undefined && this.subscriptions.size >= this.limits.limits.subscriptionsPerConnection) {
      return { refused: refusal("too-many-tables") };
    }
    const [who, standoff] = await Promise.all([this.asNow(), this.company.readStandoff()]);
    const found = await this.node.subscribe(
      { ...who, standoff },
      id,
      (table) => new TableSubscription(this, table, resume),
    );
    if ("refused" in found) return found;
    if (this.ended) this.node.unsubscribe(found.subscription);
    else this.subscriptions.set(id, found.subscription);
    // Only now, so that the person was never away.
    if (before !== undefined) this.node.unsubscribe(before);
    // The subscription is in the map first, because the first push may already end it.
    found.subscription.push();
    await found.subscription.caughtUp();
    return {};
  }

  private async subscribeToTournament(id: string): Promise<Omit<Answer, "type" | "id">> {
    if (this.tournamentSubscriptions.size >= this.limits.limits.subscriptionsPerConnection) {
      return { refused: refusal("too-many-tables") };
    }
    const found = await this.node.tournamentFor(id, this.person.id);
    if ("refused" in found) return found;
    this.unsubscribeFromTournament(id);
    await found.recognise(await this.asNow());
    const subscription = new TournamentSubscription(
      this,
      found,
      () => !this.node.circles.hides(found.state.circle, this.person.id),
    );
    this.tournamentSubscriptions.set(id, subscription);
    await found.addSubscriber(subscription);
    if (this.ended) this.unsubscribeFromTournament(id);
    return {};
  }

  private unsubscribeFromTournament(id: string): void {
    const subscription = this.tournamentSubscriptions.get(id);
    subscription?.tournament.subscribers.delete(subscription);
    this.tournamentSubscriptions.delete(id);
  }

  private async actInTournament({
    id,
    tournament,
    act,
  }: RequestOf<"tournament-act">): Promise<Omit<Answer, "type" | "id">> {
    const found = await this.node.tournamentFor(tournament, this.person.id);
    if ("refused" in found) return found;
    await found.recognise(await this.asNow());
    const refused = await found.act(this.person, id, act);
    return refused === undefined ? {} : { refused };
  }

  private async withSubscription(
    table: string,
    work: (subscription: TableSubscription) => Promise<Refusal | undefined>,
  ): Promise<Omit<Answer, "type" | "id">> {
    const subscription = this.subscriptions.get(table);
    if (subscription === undefined) return { refused: refusal("not-watching") };
    const refused = await work(subscription);
    return refused === undefined ? {} : { refused };
  }

  private refuse(refused: Refusal, id?: string): void {
    this.node.metrics.refusals.inc({ code: refused.code });
    this.sendMessage(id === undefined ? { type: "fault", refused } : { type: "answer", id, refused });
  }

  private sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}
