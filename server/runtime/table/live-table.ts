import type { GameTypes, Instant, Refusal } from "@tavolata/kernel";
import { NO_STANDOFF } from "../../folds/room/company.ts";
import { type RoomStep, visitorsIn } from "../../folds/room/steps.ts";
import { beginningOf, goesOn, mayBegin } from "../../folds/table/begin.ts";
import { personOfPurse } from "../../folds/table/chips.ts";
import { nextAlarm, stepDue } from "../../folds/table/due.ts";
import { type FoldedEntry, foldEntry } from "../../folds/table/fold-entry.ts";
import { Unreadable } from "../../folds/table/fold-step.ts";
import {
  askAbout,
  type Judged,
  judgeAct,
  judgeBotMove,
  judgeMove,
  type MoveRequest,
} from "../../folds/table/judge.ts";
import { NewerVersion, refuseNewer, refuseNewerStep } from "../../folds/table/newer-version.ts";
import { shownChange } from "../../folds/table/shown.ts";
import type { TableState } from "../../folds/table/state.ts";
import type { Step } from "../../folds/table/steps.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { faultFields } from "../../logger.ts";
import { type Act, refusal } from "../../protocol/index.ts";
import type { LogEntry, LogWrite } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import { type Arrival, Arrivals } from "./arrivals.ts";
import { BotsAtTable } from "./bots-at-table.ts";
import { circleGamesIn, endOf } from "./end-of-game.ts";
import { RecentBatches } from "./recent-batches.ts";
import { Remarks } from "./remarks.ts";
import { TableSerializer } from "./serializer.ts";
import { ShortCode } from "./short-code.ts";
import { StoredAlarm } from "./stored-alarm.ts";
import type { TableContext } from "./table-context.ts";
import { ToldAtTable } from "./told-at-table.ts";
import { storedText, type ToldTexts, textsOf } from "./told-texts.ts";
import { WakeTimer } from "./wake-timer.ts";

/** Somebody who subscribes to the table on this node. Told that there is something new, they read it from the table. */
export interface Subscriber {
  readonly person: string;
  /** Where they are; bots think for networks in turn. */
  readonly network: string;
  push(): void;
  /** This node cannot go on with the table, but another one can. */
  sendElsewhere(): void;
  /** They may not see this table any more. */
  sendAway(): void;
}

const SNAPSHOT_EVERY = 64;
/** A table that loses so many races in a row is not unlucky; something is wrong. */
const MOST_TRIES = 50;
/** Tables whose people are all on other nodes share as if they were one network. */
const ON_OTHER_NODES = "elsewhere";

/**
 * One table as this node knows it: a replica that follows the log. Everything that happens is first written and then
 * true, one thing at a time, and the node that writes first has the say.
 */
export class LiveTable {
  readonly subscribers = new Set<Subscriber>();
  /** Told of every change: whoever shows this table beside others. */
  readonly onlookers = new Set<() => void>();
  readonly serializer: TableSerializer;
  readonly told: ToldAtTable;
  /** When something last happened here, so that the node can forget tables that nobody uses. */
  lastUsed = performance.now();
  /** People who are coming in just now. */
  private readonly expected: string[] = [];
  private readonly arrivals: Arrivals;
  private readonly queue = new SerialQueue();
  /** Others have written entries that are not yet read. */
  private behind = false;
  private closed = false;
  private readonly timer = new WakeTimer(() => void this.wake());
  private alarm: Instant | null;
  private readonly storedAlarm: StoredAlarm;
  /** How many outages were known when `stepDue` last found nothing. While no other is known, nothing is due before the alarm. */
  private settledAfter: number | undefined;
  private readonly bots: BotsAtTable;
  private readonly remarks: Remarks;
  private readonly shortCode: ShortCode;

  private constructor(
    private readonly context: TableContext,
    readonly id: string,
    readonly game: GameAtTables,
    public state: TableState,
    public seq: number,
    public at: Instant,
    recent: RecentBatches,
    private snapshotAt: number,
  ) {
    this.serializer = new TableSerializer(this);
    this.told = new ToldAtTable(this, context, recent);
    this.arrivals = new Arrivals(this, (judge) => this.decide(judge), context);
    this.bots = new BotsAtTable(this, context);
    this.remarks = new Remarks(this);
    this.shortCode = new ShortCode(this, context);
    this.storedAlarm = new StoredAlarm(context.store.kind);
    this.alarm = nextAlarm(state, game, at, context.circumstances());
    this.setTimer();
  }

  /** Undefined if there is no such table. */
  static async open(context: TableContext, id: string): Promise<LiveTable | undefined> {
    const stored = await context.store.open(id);
    if (stored === undefined) return undefined;
    const { snapshot } = stored;
    let state = snapshot === undefined ? undefined : (JSON.parse(snapshot.state) as TableState);
    const recent = new RecentBatches();
    for (const entry of stored.entries) {
      const next = foldEntry(state, JSON.parse(entry.steps), entry, context.findGame);
      state = next.state;
      recent.add(next.batches, next.beginsGame);
    }
    const [last = stored.entries.at(-1)] =
      snapshot === undefined || stored.entries.length > 0
        ? []
        : await context.store.read(id, snapshot.seq, snapshot.seq);
    if (state === undefined || last === undefined) return undefined;
    const game = context.findGame(state.room.game);
    if (game === undefined) throw new Unreadable(`there is no game ${state.room.game} here`);
    refuseNewer(state, game);
    return new LiveTable(context, id, game, state, last.seq, last.at, recent, snapshot?.seq ?? -1);
  }

  act(person: string, request: string, act: Act, standoff = NO_STANDOFF): Promise<Refusal | undefined> {
    const manners = { standoff, isRude: this.context.isRude };
    return this.decide((at) => judgeAct(this.state, this.game, at, { person, request }, act, manners));
  }

  async move(person: string, request: string, move: MoveRequest): Promise<Refusal | undefined> {
    const refused = await this.decide((at) =>
      judgeMove(this.state, this.game, at, { person, request }, move),
    );
    if (refused === undefined) this.context.noteMove("person");
    return refused;
  }

  async moveForBot(seat: number, move: MoveRequest): Promise<Refusal | undefined> {
    const refused = await this.decide((at) => judgeBotMove(this.state, this.game, at, seat, move));
    if (refused === undefined) this.context.noteMove("bot");
    return refused;
  }

  ask(person: string, game: number, move: GameTypes["move"]): Refusal | undefined {
    return askAbout(this.state, this.game, this.now(), person, { game, move });
  }

  arrive(arrival: Arrival): Promise<Refusal | undefined> {
    // They may have heard more on another node than this one has: nothing may be taken back from them.
    if (this.context.store.kind !== "sqlite") this.behind = true;
    return this.arrivals.join(arrival);
  }

  /** Somebody comes in, and is subscribed to the table from then on. */
  async welcome<Subscription extends Subscriber>(
    arrival: Arrival,
    makeSubscription: () => Subscription,
  ): Promise<Subscription | { readonly refused: Refusal }> {
    const { id } = arrival.person;
    this.expected.push(id);
    const refused = await this.arrive(arrival);
    this.expected.splice(this.expected.indexOf(id), 1);
    if (refused !== undefined) return { refused };
    const subscription = makeSubscription();
    this.subscribers.add(subscription);
    return subscription;
  }

  /** The last connection of somebody to this node is gone. */
  async went(person: string): Promise<void> {
    await this.note(() => {
      const there = this.state.room.people.some(
        ({ id, nodes }) => id === person && nodes.includes(this.context.nodeId),
      );
      // They may have come back while this waited for its turn, or be about to.
      const back =
        this.expected.includes(person) ||
        [...this.subscribers].some((subscriber) => subscriber.person === person);
      if (!there || back || this.state.room.closed !== null) return undefined;
      return { type: "went", person, node: this.context.nodeId };
    });
  }

  /** Writes a step that nobody has asked for, if there still is one to write when its turn comes. */
  note(step: () => RoomStep | undefined): Promise<Refusal | undefined> {
    return this.decide(() => {
      const noted = step();
      return { steps: noted === undefined ? [] : [noted] };
    });
  }

  /** Writes what the tournament wants of this table, if it still does when its turn comes. Returns whether it did. */
  async direct(order: (at: Instant) => readonly Step[] | undefined): Promise<boolean> {
    let ordered = false;
    const refused = await this.decide((at) => {
      const steps = order(at) ?? [];
      ordered = steps.length > 0;
      return { steps };
    });
    return ordered && refused === undefined;
  }

  /** Does what is due, as far as it is this node's to do. */
  async wake(): Promise<void> {
    this.settledAfter = undefined;
    await this.decide(() => ({ steps: [] }));
    this.bots.wake();
    this.setTimer();
    if (this.storedAlarm.isTooEarly(this.alarm, this.now())) await this.moveAlarmOn();
  }

  /** The store has had this table woken for nothing. */
  private async moveAlarmOn(): Promise<void> {
    await this.queue.run(async () => {
      const { alarm, closed, id } = this;
      if (closed || !this.storedAlarm.isTooEarly(alarm, this.now())) return;
      try {
        await this.context.store.append({ writes: [], alarms: [{ log: id, at: alarm }] });
        this.storedAlarm.note(alarm);
      } catch (fault) {
        this.context.logger("warning", "alarm not moved", faultFields(fault));
      }
    });
  }

  /** Another node has written: reads on. */
  catchUp(): void {
    this.behind = true;
    void this.decide(() => ({ steps: [] }));
  }

  /** Finishes what is under way, so that the table is as it is in the log. */
  async close(): Promise<void> {
    await this.queue.run(async () => {
      this.closed = true;
    });
    this.timer.close();
    this.bots.close();
    this.remarks.close();
  }

  /** Saves others the time to fold the log. Nodes of another version could not fold it at all. */
  async saveSnapshot(): Promise<void> {
    const { seq, snapshotAt: before } = this;
    if (before === seq) return;
    this.snapshotAt = seq;
    try {
      await this.context.store.saveSnapshot(this.id, { seq, state: JSON.stringify(this.state) });
    } catch (fault) {
      this.snapshotAt = before;
      this.context.logger("warning", "snapshot not saved", faultFields(fault));
    }
  }

  /** The network of the host, or of anybody else who is here; null if nobody is there at all. */
  network(): string | null {
    const { host, people } = this.state.room;
    const here = [...this.subscribers];
    const found = here.find(({ person }) => person === host) ?? here[0];
    if (found !== undefined) return found.network;
    return people.some(({ nodes }) => nodes.length > 0) ? ON_OTHER_NODES : null;
  }

  now(): Instant {
    return Math.max(this.at, this.context.store.now());
  }

  /** Judges and writes when its turn has come, again and again for as long as another node is faster. */
  private decide(judge: (at: Instant) => Judged): Promise<Refusal | undefined> {
    return this.queue.run(() => this.judgeAndWrite(judge)).catch((fault: unknown) => this.refuseAfter(fault));
  }

  private async judgeAndWrite(judge: (at: Instant) => Judged): Promise<Refusal | undefined> {
    if (this.closed) return refusal("unavailable");
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      while (this.behind) await this.readOn();
      const at = this.now();
      if (this.due(at) !== undefined) {
        await this.writeDue(at);
        continue;
      }
      const judged = judge(at);
      if ("refused" in judged) return judged.refused;
      if (judged.steps.length === 0) return undefined;
      const written = await this.write(judged.steps, at);
      if (typeof written === "object") return refusal("purse-too-short");
      if (written) return undefined;
    }
    throw new Error("a table did not come to rest");
  }

  private async writeDue(at: Instant): Promise<void> {
    await this.context.ensureHeartbeat();
    // It may no longer be due, now that the outage in which it fell due is known.
    const step = this.due(at);
    if (step === undefined) return;
    const written = await this.write([step], at);
    if (typeof written === "object") throw new Error(`${written.short} cannot pay what is due`);
    if (written && step.type === "input") this.context.noteMove("clock");
  }

  private refuseAfter(fault: unknown): Refusal {
    this.behind = true;
    this.storedAlarm.forget();
    if (fault instanceof NewerVersion) {
      for (const subscriber of [...this.subscribers]) subscriber.sendElsewhere();
      return refusal("newer-version");
    }
    this.context.logger("error", "table cannot go on", { table: this.id.slice(0, 6), ...faultFields(fault) });
    return refusal("unavailable");
  }

  private due(at: Instant): Step | undefined {
    const circumstances = this.context.circumstances();
    // Before the alarm nothing becomes due by time alone. For anything else, such as a lost node, somebody calls `wake`.
    const settled = this.settledAfter === circumstances.outages.length;
    if (settled && (this.alarm === null || at < this.alarm)) return undefined;
    const step = stepDue(this.state, this.game, this.at, at, circumstances);
    if (step === undefined) this.settledAfter = circumstances.outages.length;
    return step;
  }

  /**
   * True when it is durable. False when another node has written this entry, which has then been read. Otherwise the
   * account that has too few chips for it.
   */
  private async write(steps: readonly Step[], at: Instant): Promise<boolean | { readonly short: string }> {
    const seq = this.seq + 1;
    let all = steps;
    let next = foldEntry(this.state, all, { seq, at }, this.context.findGame);
    const untilBeginning = next;
    const continues = next.ended.length > 0 && goesOn(next.state, this.game);
    const begins = continues || mayBegin(next.state, this.game);
    if (begins) {
      all = [...steps, beginningOf(next.state, this.game, SECRET_DRAWS, { continues })];
      next = foldEntry(this.state, all, { seq, at }, this.context.findGame);
    }
    const takesSnapshot =
      next.ended.length > 0 || seq - this.snapshotAt >= SNAPSHOT_EVERY || this.context.hasOtherBuilds();
    const alarm = nextAlarm(next.state, this.game, at, this.context.circumstances());
    const shown = shownChange(this.state, next.state, this.game, at);
    const texts = textsOf(next);
    const entry: LogWrite = {
      log: this.id,
      seq,
      at,
      steps: JSON.stringify(all),
      told: storedText(next, texts),
      alarm: this.storedAlarm.inEntry(alarm, at),
      ...visitorsIn(all),
      ...(takesSnapshot ? { snapshot: JSON.stringify(next.state) } : {}),
      ...(shown === undefined ? {} : { shown }),
      ...(next.ended.length > 0
        ? { ended: next.ended.map((play) => endOf(play, this.game, next.state.room, { seq, at })) }
        : {}),
      ...circleGamesIn(next, at),
    };
    const handedIn = performance.now();
    const { transfers } = next;
    const appended = await this.context.store.append({
      writes: [entry],
      ...(transfers.length > 0 ? { transfers } : {}),
    });
    this.context.noteAppend((performance.now() - handedIn) / 1000);
    if (!appended.done && "short" in appended) {
      const person = personOfPurse(appended.short);
      const isOwnAct = steps.some((step) => step.type === "act" && step.from.person === person);
      // Somebody else's purse is short. If a game was to begin, they no longer count as ready; if not, their chips do not come.
      if (person !== undefined && !isOwnAct)
        return this.write([...(begins ? steps : []), { type: "purse-short", person }], at);
      return { short: appended.short };
    }
    if (!appended.done) {
      await this.readOn();
      return false;
    }
    this.storedAlarm.note(entry.alarm);
    if (takesSnapshot) this.snapshotAt = seq;
    if (shown !== undefined) this.context.shownChanged(this.id);
    // Where one game follows the other in the same entry, everybody first sees how the one before ended.
    if (continues) this.become(untilBeginning, seq, at, alarm, true);
    this.become(next, seq, at, alarm, true, texts);
    for (const play of next.ended) this.context.gameEnded(play);
    if (entry.circleGames !== undefined && next.state.room.circle !== undefined) {
      this.context.circleHasNews(next.state.room.circle);
    }
    return true;
  }

  private async readOn(): Promise<void> {
    // Before it is read: what others write meanwhile is not in it.
    this.behind = false;
    this.foldRead(await this.context.store.read(this.id, this.seq + 1));
  }

  private foldRead(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (entry.seq !== this.seq + 1) continue;
      this.storedAlarm.forget();
      const steps = JSON.parse(entry.steps) as Step[];
      refuseNewerStep(steps, this.game);
      const beginning = steps.findIndex(({ type }) => type === "began");
      const next = foldEntry(this.state, steps, entry, this.context.findGame);
      const alarm = nextAlarm(next.state, this.game, entry.at, this.context.circumstances());
      if (beginning > 0 && next.ended.length > 0) {
        const untilBeginning = foldEntry(this.state, steps.slice(0, beginning), entry, this.context.findGame);
        this.become(untilBeginning, entry.seq, entry.at, alarm, false);
      }
      this.become(next, entry.seq, entry.at, alarm, false);
    }
  }

  private become(
    next: FoldedEntry,
    seq: number,
    at: Instant,
    alarm: Instant | null,
    written: boolean,
    texts?: readonly (ToldTexts | null)[],
  ): void {
    const before = this.state;
    this.state = next.state;
    this.seq = seq;
    this.at = at;
    this.alarm = alarm;
    const batches = this.told.add(next, texts);
    this.lastUsed = performance.now();
    this.serializer.forget(before);
    this.shortCode.afterChange(before.room.code);
    this.setTimer();
    for (const subscriber of this.subscribers) subscriber.push();
    this.serializer.forgetBodies();
    this.bots.hear(batches, written);
    if (written) this.remarks.hear(batches);
    this.told.settle();
    for (const look of this.onlookers) look();
    if (this.state.room.tournament !== undefined) this.context.tableChanged(this.state.room.tournament);
  }

  private setTimer(): void {
    const alarm = this.bots.busy.size === 0 ? this.alarm : this.alarmWithoutBusyBots();
    this.timer.set(alarm, () => this.context.store.now());
  }

  private alarmWithoutBusyBots(): Instant | null {
    return nextAlarm(this.state, this.game, this.at, this.context.circumstances(), this.bots.busy);
  }
}
