import type { Announcement, OperatorAct } from "../../protocol/index.ts";
import { OperatorActs, type Outcome } from "./acts.ts";
import type { BackupDesk, Connected, OperatorHouse } from "./house.ts";
import { LoadMeter } from "./load.ts";
import { OperatorLog } from "./operator-log.ts";
import type { RecentLines } from "./recent-lines.ts";
import { OperatorSessions } from "./sessions.ts";
import { OperatorWatch } from "./watch.ts";

export interface OperatorOptions {
  readonly house: OperatorHouse;
  readonly lines: RecentLines;
  readonly version: string;
  onActDone(act: OperatorAct["type"], outcome: Outcome): void;
}

/** Everything that those who run the house can see and do, on this node. */
export class Operator {
  readonly sessions: OperatorSessions;
  readonly watch: OperatorWatch;
  readonly acts: OperatorActs;
  readonly log: OperatorLog;
  private readonly ends = new Set<() => void>();
  private desk: BackupDesk | undefined;
  private connections: () => readonly Connected[] = () => [];

  constructor(private readonly options: OperatorOptions) {
    const { house, lines, version, onActDone } = options;
    this.log = new OperatorLog(house.store);
    this.sessions = new OperatorSessions(house.store, this.log);
    this.watch = new OperatorWatch(
      {
        house,
        version,
        lines,
        startedAt: house.store.now(),
        meter: new LoadMeter(),
        connected: () => this.connections(),
        isDraining: () => this.isDraining(),
      },
      this.log,
      () => this.desk,
    );
    this.acts = new OperatorActs({
      house,
      log: this.log,
      backups: () => this.desk,
      onDone: (act, outcome) => {
        this.watch.expectNews();
        house.logger("info", "operator's act", { act, outcome });
        onActDone(act, outcome);
      },
    });
  }

  async open(): Promise<void> {
    await this.log.readOn();
  }

  close(): void {
    this.watch.close();
  }

  /** Whoever looks must be told before the node stops. Returns how to take that back. */
  onClose(end: () => void): () => void {
    this.ends.add(end);
    return () => this.ends.delete(end);
  }

  /** Nobody looks from here any more. */
  endAll(): void {
    for (const end of [...this.ends]) end();
  }

  /** Another node has written, or what it has written might have been missed. */
  catchUp(): void {
    this.log.readOn().catch(() => {
      // The next hint, or whoever looks next, reads on.
    });
  }

  /** The number of the last entry that this node knows. */
  get seq(): number {
    return this.log.state.seq;
  }

  onChange(listener: () => void): void {
    this.log.onChange(listener);
  }

  /** The first one may have been made at the machine itself: this node only hears of that by reading on. */
  async hasSecret(): Promise<boolean> {
    return (this.log.state.secret ?? (await this.log.readOn()).secret) !== null;
  }

  /** What everybody is to be told now. */
  announcements(): Announcement[] {
    const now = this.options.house.store.now();
    return this.log.state.announcements.filter(({ until }) => until > now);
  }

  /** Whether this node sends its clients elsewhere. */
  isDraining(): boolean {
    return this.log.state.draining.includes(this.options.house.nodeId);
  }

  backUpWith(desk: BackupDesk): void {
    this.desk = desk;
  }

  listConnections(connections: () => readonly Connected[]): void {
    this.connections = connections;
  }
}
