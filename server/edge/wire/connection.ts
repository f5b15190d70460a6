import type { Socket } from "node:net";
import type { Refusal } from "@tavolata/kernel";
import type { WebSocket } from "ws";
import { faultFields } from "../../logger.ts";
import {
  type Answer,
  type ClientMessage,
  type Goodbye,
  PROTOCOL,
  type PublicPerson,
  type PublicTournament,
  type Request,
  type RequestOf,
  refusal,
  type ServerMessage,
} from "../../protocol/index.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { TableSubscription } from "../../runtime/table/subscription.ts";
import type { AddressLimits } from "../limits/address-limits.ts";
import { Bucket } from "../limits/limits.ts";
import { textFrames } from "./frames.ts";
import { readMessage } from "./read-message.ts";
import { RoundTrips } from "./round-trips.ts";

/** Above so many unsent bytes nothing more is written until the reader has caught up. */
const CLOGGED_BYTES = 256 * 1024;
/** Requests that may wait for their turn; a client that sends more does not wait for answers. */
const MOST_WAITING = 64;
/** Messages beyond the limit that are still answered before the connection is closed. */
const MOST_OVERRUNS = 100;

/** The codes that tell the client why a connection is closed. 4000 to 4999 are ours to give meaning to. */
export const CLOSE = { goodbye: 4000, protocol: 4001 } as const;

/** The connection to one client. */
export class Connection {
  readonly subscriptions = new Map<string, TableSubscription>();
  /** How to stop following each tournament. */
  private readonly tournamentSubscriptions = new Map<string, () => void>();
  readonly roundTrips: RoundTrips;
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

  constructor(
    private readonly node: ServerNode,
    private readonly addresses: AddressLimits,
    private readonly socket: WebSocket,
    private readonly raw: Socket,
    readonly address: string,
    public person: PublicPerson,
  ) {
    const { messageBurst, messagesPerSecond } = addresses.limits;
    this.bucket = new Bucket(messageBurst, messagesPerSecond, performance.now());
    this.roundTrips = new RoundTrips(socket);
    this.compresses = socket.extensions !== "";
    socket.on("message", (data, isBinary) => this.hear(data as Buffer, isBinary));
    socket.on("ping", (data) => this.answerPing(data));
    socket.on("close", () => this.end());
    // Broken frames and oversized ones: the library closes the connection by itself, with the right code.
    socket.on("error", () => this.node.metrics.faults.inc({ code: "frame" }));
    raw.on("drain", () => this.unclog());
  }

  /** What is sent in one go, such as an update and the answer that goes with it, is one write. */
  send(text: string): void {
    this.unsent.push(text);
    if (this.unsent.length === 1) process.nextTick(() => this.flush());
  }

  private flush(): void {
    const texts = this.unsent;
    if (texts.length === 0) return;
    this.unsent = [];
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!this.compresses) this.raw.write(textFrames(texts));
    // Compressed by the library, which alone knows what was compressed before.
    else for (const text of texts) this.socket.send(text);
  }

  isClogged(): boolean {
    if (this.socket.bufferedAmount < CLOGGED_BYTES) return false;
    this.cloggedSince ??= performance.now();
    return true;
  }

  cloggedFor(now: number): number {
    return this.isClogged() ? now - (this.cloggedSince ?? now) : 0;
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
    if (this.cloggedSince === undefined || this.socket.bufferedAmount >= CLOGGED_BYTES) return;
    this.cloggedSince = undefined;
    for (const subscription of [...this.subscriptions.values()]) subscription.push();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    for (const id of [...this.subscriptions.keys()]) this.unsubscribe(id);
    for (const id of [...this.tournamentSubscriptions.keys()]) this.unsubscribeFromTournament(id);
  }

  /** A ping counts as a message: a client that sends many and reads nothing must not fill the memory with pongs. */
  private answerPing(data: Buffer): void {
    if (!this.bucket.take(performance.now()) || !this.addresses.maySend(this.address)) this.overrun();
    else if (!this.isClogged()) this.socket.pong(data);
  }

  private hear(data: Buffer, isBinary: boolean): void {
    const arrivedAt = performance.now();
    this.node.metrics.messages.inc();
    if (!this.bucket.take(arrivedAt) || !this.addresses.maySend(this.address)) {
      this.overrun();
      return;
    }
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

  private overrun(): void {
    this.overruns++;
    if (this.overruns > MOST_OVERRUNS) this.goodbye("too-many-messages", 10_000);
    else this.refuse(refusal("too-fast"));
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
    }
  }

  private async serve(request: Request, arrivedAt: number): Promise<void> {
    let answer: Omit<Answer, "type" | "id">;
    try {
      answer = this.ended ? {} : await this.doRequest(request, arrivedAt);
    } catch (fault) {
      this.node.logger("error", "request failed", { request: request.type, ...faultFields(fault) });
      answer = { refused: refusal("unavailable") };
    }
    this.waiting--;
    if (answer.refused !== undefined) this.node.metrics.refusals.inc({ code: answer.refused.code });
    this.sendMessage({ type: "answer", id: request.id, ...answer });
  }

  private async doRequest(request: Request, arrivedAt: number): Promise<Omit<Answer, "type" | "id">> {
    switch (request.type) {
      case "introduce":
        return this.introduce(request);
      case "open":
        if (!this.addresses.mayOpenTable(this.address)) return { refused: refusal("too-many-tables") };
        return this.node.openTable(this.person, request);
      case "find":
        if (!this.addresses.mayGuess(this.address)) return { refused: refusal("too-fast") };
        return this.node.find(request.code);
      case "watch":
        return this.subscribeToTable(request);
      case "unwatch":
        this.unsubscribe(request.table);
        return {};
      case "act":
        return this.withSubscription(request.table, ({ table }) =>
          table.act(this.person.id, request.id, request.act),
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
        return { purse: await this.node.purses.balanceAfterFill(this.person.id, this.address) };
      case "open-tournament":
        if (!this.addresses.mayOpenTable(this.address)) return { refused: refusal("too-many-tables") };
        this.person = await this.node.people.named(this.person);
        return this.node.openTournament(this.person, request);
      case "follow":
        return this.subscribeToTournament(request.tournament);
      case "unfollow":
        this.unsubscribeFromTournament(request.tournament);
        return {};
      case "tournament-act":
        return this.actInTournament(request);
    }
  }

  private async introduce({
    nickname,
    avatar,
  }: RequestOf<"introduce">): Promise<Omit<Answer, "type" | "id">> {
    const as = {
      ...(nickname === undefined ? {} : { nickname }),
      ...(avatar === undefined ? {} : { avatar }),
    };
    const person = await this.node.people.introduce(this.person.id, as);
    if (person === undefined) return { refused: refusal("unavailable") };
    this.person = person;
    for (const { table } of this.subscriptions.values()) await table.arrive(person);
    return {};
  }

  private async subscribeToTable({
    table: id,
    resume,
  }: RequestOf<"watch">): Promise<Omit<Answer, "type" | "id">> {
    const before = this.subscriptions.get(id);
    if (before === undefined && this.subscriptions.size >= this.addresses.limits.subscriptionsPerConnection) {
      return { refused: refusal("too-many-tables") };
    }
    this.person = await this.node.people.named(this.person);
    const found = await this.node.subscribe(
      this.person,
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
    return {};
  }

  private async subscribeToTournament(id: string): Promise<Omit<Answer, "type" | "id">> {
    if (this.tournamentSubscriptions.size >= this.addresses.limits.subscriptionsPerConnection) {
      return { refused: refusal("too-many-tables") };
    }
    const found = await this.node.tournament(id);
    if ("refused" in found) return found;
    this.unsubscribeFromTournament(id);
    const subscriber = {
      show: (tournament: PublicTournament) => this.sendMessage({ type: "tournament", tournament }),
    };
    this.tournamentSubscriptions.set(id, () => found.subscribers.delete(subscriber));
    await found.addSubscriber(subscriber);
    if (this.ended) this.unsubscribeFromTournament(id);
    return {};
  }

  private unsubscribeFromTournament(id: string): void {
    this.tournamentSubscriptions.get(id)?.();
    this.tournamentSubscriptions.delete(id);
  }

  private async actInTournament({
    id,
    tournament,
    act,
  }: RequestOf<"tournament-act">): Promise<Omit<Answer, "type" | "id">> {
    const found = await this.node.tournament(tournament);
    if ("refused" in found) return found;
    this.person = await this.node.people.named(this.person);
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
