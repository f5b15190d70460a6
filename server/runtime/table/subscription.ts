import type { Watcher } from "@tavolata/kernel";
import { guestOf } from "../../folds/room/room.ts";
import type { ClaimedReaction } from "../../folds/table/judge.ts";
import { firstUpdateOf, lastUpdateOf, playOf, watcherOf } from "../../folds/table/state.ts";
import type { Left } from "../../protocol/index.ts";
import type { LiveTable, Subscriber } from "./live-table.ts";
import type { FreshBatch } from "./recent-batches.ts";

/** Where a subscription sends its messages: the connection that it belongs to. */
export interface MessageSink {
  readonly person: { readonly id: string };
  readonly network: string;
  /** So much waits to be sent that nothing more should. The subscription is pushed again when that is over. */
  isClogged(): boolean;
  send(text: string): void;
  unsubscribe(table: string): void;
  /** Whether what this person says does not reach the client. */
  hides(person: string): boolean;
}

/** How long messages take to the client and back, in milliseconds: the best and the worst of the last few. */
export interface RoundTripTimes {
  best(): number;
  worst(): number;
}

/** One connection's subscription to one table. When something is new, it sends what its watcher may know of it. */
export class TableSubscription implements Subscriber {
  private roomNumber = -1;
  private said = 0;
  private game = -1;
  private watcher: Watcher | undefined;
  /** The last update that was sent. */
  private update = -1;
  /** The input after which the last view was sent on this connection. */
  private sentAfter: number | undefined;
  /** What comes after that update, where it had to be read from the log. */
  private recalled: readonly FreshBatch[] | undefined;
  private recalling: Promise<void> | undefined;

  constructor(
    private readonly sink: MessageSink,
    readonly table: LiveTable,
    resume?: { readonly game: number; readonly update: number },
  ) {
    if (resume !== undefined) this.resume(resume.game, resume.update);
  }

  get person(): string {
    return this.sink.person.id;
  }

  get network(): string {
    return this.sink.network;
  }

  push(): void {
    if (this.sink.isClogged()) return;
    const { room } = this.table.state;
    if (room.number !== this.roomNumber) {
      this.roomNumber = room.number;
      const guest = guestOf(room, this.person);
      if ((guest === undefined || guest.leaves) && room.closed === null) {
        this.leave(room.removed.includes(this.person) ? "removed" : "left");
        return;
      }
      this.sink.send(`{"type":"room","table":"${this.table.id}","room":${this.table.serializer.room()}}`);
      this.sendLines();
    }
    this.sendUpdate();
  }

  /** Resolves when nothing has to be read from the log before it can be sent. */
  async caughtUp(): Promise<void> {
    while (this.recalling !== undefined) await this.recalling;
  }

  sendElsewhere(): void {
    this.leave("newer-version");
  }

  sendAway(): void {
    this.leave("members-only");
  }

  /**
   * What the referee knows of a reaction; undefined if its cause was not pushed on this connection. Its time counts
   * from when this node could first push the cause to anybody: to read late, or to come back on another connection,
   * does not start it anew.
   */
  measure(
    { claimed, update }: { claimed: number; update: number },
    arrivedAt: number,
    roundTrips: RoundTripTimes,
  ): ClaimedReaction | undefined {
    if (this.watcher === undefined || update > this.update) return undefined;
    if (this.table.state.play?.begun.number !== this.game) return undefined;
    const [cause] = this.table.told.updatesSince(this.watcher, update - 1) ?? [];
    if (cause?.heardAt === undefined) return "unmeasured";
    const { at: since, heardAt } = cause;
    const elapsed = Math.max(0, arrivedAt - heardAt);
    return { claimed, elapsed, roundTrip: roundTrips.best(), slowest: roundTrips.worst(), since };
  }

  private leave(why: Left["why"]): void {
    this.sink.send(JSON.stringify({ type: "left", table: this.table.id, why } satisfies Left));
    this.sink.unsubscribe(this.table.id);
  }

  private sendLines(): void {
    const { lines, said } = this.table.state.room;
    const news = Math.min(lines.length, said - this.said);
    this.said = said;
    if (news <= 0) return;
    const heard = lines
      .slice(-news)
      .filter((line) => line.news !== undefined || !this.sink.hides(line.person));
    if (heard.length === 0) return;
    this.sink.send(JSON.stringify({ type: "chat", table: this.table.id, lines: heard }));
  }

  private sendUpdate(): void {
    const { state, serializer } = this.table;
    const watcher = watcherOf(state, this.person);
    if (watcher === undefined || !serializer.isLegible()) return;
    const play = playOf(state);
    const game = play.begun.number;
    if (game !== this.game || watcher !== this.watcher) this.startOver(game, watcher);
    if (lastUpdateOf(play, watcher) === this.update) return;
    const batches = this.unsentFor(watcher);
    if (batches === undefined) {
      this.recalling ??= this.recall(game, watcher);
      return;
    }
    const { last, text } = serializer.events(watcher, batches, this.update);
    this.update = last;
    this.recalled = undefined;
    const body = serializer.updateBody(watcher);
    this.sink.send(
      `{"type":"update","table":"${this.table.id}","game":${game},"update":${last},"watcher":${JSON.stringify(watcher)},"events":${text},${body.since(this.sentAfter)}}`,
    );
    this.sentAfter = body.input;
  }

  private unsentFor(watcher: Watcher): readonly FreshBatch[] | undefined {
    const { recalled = [] } = this;
    const since = this.table.told.updatesSince(watcher, this.update + recalled.length);
    return since && [...recalled, ...since];
  }

  /** Memory does not go back so far: reads the log, and then sends. If that fails, the next change tries again. */
  private async recall(game: number, watcher: Watcher): Promise<void> {
    const { update } = this;
    const batches = await this.table.told.recallUpdatesSince(watcher, update);
    this.recalling = undefined;
    const isTheSame = game === this.game && watcher === this.watcher && update === this.update;
    if (isTheSame) this.recalled = batches;
    const isHopeless = batches === undefined && this.table.state.play?.begun.number === game;
    if (!isHopeless && this.table.subscribers.has(this)) this.push();
  }

  private startOver(game: number, watcher: Watcher): void {
    this.game = game;
    this.watcher = watcher;
    this.update = firstUpdateOf(playOf(this.table.state), watcher) - 1;
    this.sentAfter = undefined;
    this.recalled = undefined;
  }

  /** Goes on after the last update that the client has, if it is one of the game in play. */
  private resume(game: number, update: number): void {
    const { state } = this.table;
    const watcher = watcherOf(state, this.person);
    const { play } = state;
    if (watcher === undefined || play?.begun.number !== game) return;
    if (update < firstUpdateOf(play, watcher) || update > lastUpdateOf(play, watcher)) return;
    this.startOver(game, watcher);
    this.update = update;
  }
}
