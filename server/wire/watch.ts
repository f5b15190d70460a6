import type { Watcher } from "@tavolata/kernel";
import type { Left } from "../protocol/index.ts";
import { guestOf } from "../room/room.ts";
import type { ClaimedReaction } from "../table/requests.ts";
import { chapterOfUpdate, firstUpdateOf, watcherOf } from "../table/state.ts";
import type { Onlooker, Table } from "../table/table.ts";
import type { RoundTrips } from "./round-trips.ts";

/** The line that a watch speaks through. */
export interface Line {
  readonly person: { readonly id: string };
  /** There is so much under way that nothing more should be sent now; the line says when to look again. */
  isClogged(): boolean;
  send(text: string): void;
  unwatch(table: string): void;
}

/** One connection's look at one table. It is told that something is new, and sends what its watcher may know of it. */
export class Watch implements Onlooker {
  private roomNumber = -1;
  private said = 0;
  private game = -1;
  private watcher: Watcher | undefined;
  /** How many chapters of the game have been looked at, and the last update that was sent. */
  private position = 0;
  private update = -1;
  /** After how many chapters the view was that this connection was sent last. */
  private sight: number | undefined;

  constructor(
    private readonly line: Line,
    readonly table: Table,
    resume?: { readonly game: number; readonly update: number },
  ) {
    if (resume !== undefined) this.resume(resume.game, resume.update);
  }

  get person(): string {
    return this.line.person.id;
  }

  look(): void {
    if (this.line.isClogged()) return;
    const { room } = this.table.state;
    if (room.number !== this.roomNumber) {
      this.roomNumber = room.number;
      const guest = guestOf(room, this.person);
      if ((guest === undefined || guest.leaves) && room.closed === null) {
        this.leave(room.removed.includes(this.person) ? "removed" : "left");
        return;
      }
      this.line.send(`{"type":"room","table":"${this.table.id}","room":${this.table.texts.room()}}`);
      this.sendLines();
    }
    this.sendUpdate();
  }

  sendElsewhere(): void {
    this.leave("newer-version");
  }

  /**
   * What the referee knows of a reaction; undefined where he did not push what it was to. It counts from when this node
   * could push it to anybody: whoever reads late, or comes back on another line, has not seen it for the first time then.
   */
  measure(
    { claimed, update }: { claimed: number; update: number },
    arrivedAt: number,
    roundTrips: Pick<RoundTrips, "best" | "worst">,
  ): ClaimedReaction | undefined {
    if (this.watcher === undefined || update > this.update) return undefined;
    const { chapters } = this.table;
    const chapter = chapters[chapterOfUpdate(chapters, this.watcher, update)];
    if (chapter === undefined) return undefined;
    const { at: since, heardAt } = chapter;
    if (heardAt === undefined) return "unmeasured";
    const elapsed = Math.max(0, arrivedAt - heardAt);
    return { claimed, elapsed, roundTrip: roundTrips.best(), slowest: roundTrips.worst(), since };
  }

  private leave(why: Left["why"]): void {
    this.line.send(JSON.stringify({ type: "left", table: this.table.id, why } satisfies Left));
    this.line.unwatch(this.table.id);
  }

  private sendLines(): void {
    const { lines, said } = this.table.state.room;
    const news = Math.min(lines.length, said - this.said);
    this.said = said;
    if (news <= 0) return;
    this.line.send(JSON.stringify({ type: "chat", table: this.table.id, lines: lines.slice(-news) }));
  }

  private sendUpdate(): void {
    const { state, chapters, texts } = this.table;
    const watcher = watcherOf(state, this.person);
    if (watcher === undefined || !texts.isLegible()) return;
    const game = state.play!.begun.number;
    if (game !== this.game || watcher !== this.watcher) this.startOver(game, watcher);
    if (this.position === chapters.length) return;
    const { last, text } = texts.events(watcher, this.position, this.update);
    this.position = chapters.length;
    if (last === this.update) return;
    this.update = last;
    const sight = texts.sight(watcher);
    this.line.send(
      `{"type":"update","table":"${this.table.id}","game":${game},"update":${last},"watcher":${JSON.stringify(watcher)},"events":${text},${sight.since(this.sight)}}`,
    );
    this.sight = sight.chapters;
  }

  private startOver(game: number, watcher: Watcher): void {
    this.game = game;
    this.watcher = watcher;
    const { state, chapters } = this.table;
    const first = firstUpdateOf(state.play!, watcher);
    this.position = Math.max(0, chapterOfUpdate(chapters, watcher, first));
    this.update = first - 1;
    this.sight = undefined;
  }

  /** Goes on after the last update that the client has, if it is one of the game in play. */
  private resume(game: number, update: number): void {
    const { state, chapters } = this.table;
    const watcher = watcherOf(state, this.person);
    if (watcher === undefined || state.play?.begun.number !== game) return;
    const position = chapterOfUpdate(chapters, watcher, update);
    if (position < 0 || update < firstUpdateOf(state.play, watcher)) return;
    this.startOver(game, watcher);
    this.position = position + 1;
    this.update = update;
  }
}
