import type { Retention } from "../folds/retention.ts";
import { faultFields, type Logger } from "../logger.ts";
import { circleLog, OPERATOR_LOG, type Store } from "../store/contract.ts";
import type { Cluster } from "./cluster.ts";
import { type HintedParts, passHintsOn } from "./hints.ts";
import type { Forgetting } from "./people/forgetting.ts";
import { type Forgotten, letGo } from "./people/retention.ts";
import type { RatingsKeeper } from "./ratings/keeper.ts";

const SWEEP_MS = 1000;
/** Nodes that follow a table ring its alarm themselves; the sweep leaves them that much time. */
const GRACE_MS = 300;
const MOST_SWEPT = 500;
const RATE_EVERY_SWEEPS = 10;
const PEACE_EVERY_SWEEPS = 15;
/** A table that nobody uses is forgotten after so long; its log is not. */
const FORGET_AFTER_MS = 30_000;
const RETRY_UNREADABLE_MS = 60_000;
/** What another node has begun to forget and could not finish. */
const FORGET_EVERY_MS = 60_000;
const LET_GO_EVERY_MS = 600_000;

export interface SweptHouse extends HintedParts {
  readonly store: Store;
  readonly logger: Logger;
  readonly retention: Retention;
  readonly cluster: Cluster;
  readonly ratings: RatingsKeeper;
  readonly forgetting: Forgetting;
  /** What sees to the log of this name; undefined if it cannot be read. */
  findLog(log: string): Promise<{ wake(): void | Promise<void> } | undefined>;
  /** A log could not be opened, or not woken. */
  onUnreadable(): void;
  onLetGo(what: Forgotten): void;
}

/** Does for tables that no node follows what timers do for the others, repairs what got lost, and tidies up. */
export class Sweeper {
  private sweeps = 0;
  private readonly unreadableUntil = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private sweeping = false;
  /** When this node last looked for what is to be forgotten, and for what is too old. */
  private forgotAt = performance.now();
  private letGoAt = performance.now();

  constructor(private readonly house: SweptHouse) {}

  start(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** When it looks for what is too old the next time. */
  letsGoAt(): number {
    const left = Math.max(0, Math.round(this.letGoAt + LET_GO_EVERY_MS - performance.now()));
    return this.house.store.now() + left;
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    this.forgetWhatIsIdle();
    await this.tried(() => this.repair());
    await this.tried(() => this.ringForgottenAlarms());
    // What a node that is gone has left over.
    if (this.sweeps++ % RATE_EVERY_SWEEPS === 0) {
      this.house.ratings.wake();
      await this.tried(() => this.tellCircles());
    }
    await this.tried(() => this.repairPeace());
    this.forgetInBackground();
    this.sweeping = false;
  }

  /** What fails keeps nothing else from being done. */
  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      this.house.logger("warning", "sweep failed", faultFields(fault));
    }
  }

  private forgetInBackground(): void {
    const { store, retention, forgetting, logger, onLetGo } = this.house;
    const now = performance.now();
    if (now - this.forgotAt > FORGET_EVERY_MS) {
      this.forgotAt = now;
      void forgetting.run();
    }
    if (now - this.letGoAt < LET_GO_EVERY_MS) return;
    this.letGoAt = now;
    const onFault = (fault: unknown) => logger("warning", "not all let go", faultFields(fault));
    letGo(store, retention, (person) => forgetting.leave(person), onLetGo, onFault).catch(onFault);
  }

  private async ringForgottenAlarms(): Promise<void> {
    const { store } = this.house;
    const now = performance.now();
    const due = await store.dueAlarms(store.now() - GRACE_MS, MOST_SWEPT);
    await Promise.all(
      due.map(({ log }) =>
        this.ifReadable(log, async () => {
          const found = await this.house.findLog(log);
          await found?.wake();
          return found !== undefined;
        }),
      ),
    );
    for (const [log, until] of this.unreadableUntil) if (until < now) this.unreadableUntil.delete(log);
  }

  private async tellCircles(): Promise<void> {
    const { store, circles } = this.house;
    for (const circle of await store.circlesWithNews(MOST_SWEPT)) {
      await this.ifReadable(circleLog(circle), async () => {
        await circles.wake(circle);
        return true;
      });
    }
  }

  /** A log that cannot be read is left alone for a while, and so are no others. `work` says whether it could be. */
  private async ifReadable(log: string, work: () => Promise<boolean>): Promise<void> {
    const now = performance.now();
    if ((this.unreadableUntil.get(log) ?? 0) > now) return;
    const { logger, onUnreadable } = this.house;
    const isRead = await work().catch((fault: unknown) => {
      logger("warning", "log cannot be woken", { log: log.slice(0, 24), ...faultFields(fault) });
      onUnreadable();
      return false;
    });
    if (!isRead) this.unreadableUntil.set(log, now + RETRY_UNREADABLE_MS);
  }

  /** A hint may be lost; the log is not. */
  private async repair(): Promise<void> {
    const { store, cluster, circles, operator } = this.house;
    if (cluster.isAlone()) return;
    const tables = this.house.tables.values().map(({ id, seq }) => ({ log: id, seq }));
    const desk = { log: OPERATOR_LOG, seq: operator.seq };
    passHintsOn(this.house, await store.readOn([...tables, ...circles.known(), desk]));
  }

  /** What a lost hint would have told. */
  private async repairPeace(): Promise<void> {
    if (this.sweeps % PEACE_EVERY_SWEEPS !== 0) return;
    const { bans, cluster, openTables } = this.house;
    await bans.refresh();
    if (!cluster.isAlone()) await openTables.reload();
  }

  private forgetWhatIsIdle(): void {
    const { tables, tournaments, circles } = this.house;
    const before = performance.now() - FORGET_AFTER_MS;
    const isLookedAt = ({ subscribers }: Followed) => subscribers.size > 0;
    const needed = [
      ...tables
        .values()
        .filter(isLookedAt)
        .map(({ state }) => state.room.circle),
      ...tournaments
        .values()
        .filter(isLookedAt)
        .map(({ state }) => state.circle),
    ];
    circles.forgetIdle(before, new Set(needed));
    const isIdle = (log: Followed) => !isLookedAt(log) && log.onlookers.size === 0 && log.lastUsed <= before;
    for (const [id, table] of tables.entries()) {
      if (!isIdle(table)) continue;
      tables.forget(id);
      void table.close().then(() => table.saveSnapshot());
    }
    for (const [id, tournament] of tournaments.entries()) {
      // A running tournament stays here, because this node sees to it; one that is over only needs its log.
      if (!isIdle(tournament) || tournament.state.phase === "running") continue;
      tournaments.forget(id);
      void tournament.close();
    }
  }
}

interface Followed {
  readonly subscribers: ReadonlySet<unknown>;
  readonly onlookers: ReadonlySet<unknown>;
  readonly lastUsed: number;
}
