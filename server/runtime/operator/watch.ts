import { faultFields } from "../../logger.ts";
import type { OperatorLogEntry, OperatorStorage, OperatorView } from "../../protocol/index.ts";
import { expectedToGo } from "../people/retention.ts";
import { inBackground } from "../platform/timers.ts";
import type { BackupDesk } from "./house.ts";
import { type NodeReport, type Reporting, reportOf } from "./node-report.ts";
import type { OperatorLog } from "./operator-log.ts";
import { type OpenLogs, onlineIn, tablesIn, tournamentsIn } from "./overview.ts";

/** What all who look see alike. */
export type SharedOperatorView = Omit<OperatorView, "session">;

/** Somebody who looks. */
export interface Onlooker {
  see(view: SharedOperatorView): void;
}

/** The hint that an operator looks: nodes that hear it say for a while how they are doing. */
export const OPERATOR_LOOKS = "operator looks";

const LOOK_EVERY_MS = 1000;
/** A node goes on reporting for so long after the last hint. */
const REPORT_FOR_MS = 4000;
const LOGS_EVERY_MS = 5000;
const STORAGE_EVERY_MS = 60_000;
const MOST_LOGS = 1000;
const MOST_LINES = 60;
const MOST_REPORTS = 30;
const NO_LOGS: OpenLogs = { all: 0, logs: [] };

/** Shows operators the house for as long as somebody looks. Nothing is asked or worked out while nobody does. */
export class OperatorWatch {
  private readonly onlookers = new Set<Onlooker>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private logs = NO_LOGS;
  private done: readonly OperatorLogEntry[] = [];
  private doneUpTo = -1;
  private complaints: Pick<OperatorView, "reports" | "bans"> = { reports: { open: 0, list: [] }, bans: [] };
  private logsAt = Number.NEGATIVE_INFINITY;
  private storage: OperatorStorage | null = null;
  private storageAt = Number.NEGATIVE_INFINITY;
  private reporter: NodeJS.Timeout | undefined;
  private reportUntil = 0;

  constructor(
    private readonly own: Reporting,
    private readonly log: OperatorLog,
    private readonly backups: () => BackupDesk | undefined,
  ) {}

  look(onlooker: Onlooker): void {
    // What was asked for somebody else a while ago is old by now.
    if (this.onlookers.size === 0) this.expectNews();
    this.onlookers.add(onlooker);
    this.timer ??= inBackground(setInterval(() => void this.lookAgain(), LOOK_EVERY_MS)) as NodeJS.Timeout;
    void this.lookAgain();
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
    if (this.onlookers.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.restIfNobodyAsks();
  }

  /** What was done just now is seen with the next look, and not some seconds later. */
  expectNews(): void {
    this.logsAt = Number.NEGATIVE_INFINITY;
  }

  /** An operator looks at another node. */
  reportForAWhile(): void {
    this.reportUntil = performance.now() + REPORT_FOR_MS;
    if (this.reporter !== undefined) return;
    this.reporter = inBackground(setInterval(() => void this.report(), LOOK_EVERY_MS)) as NodeJS.Timeout;
    void this.report();
  }

  close(): void {
    clearInterval(this.timer);
    clearInterval(this.reporter);
    this.own.meter.stop();
  }

  private async report(): Promise<void> {
    const { store, nodeId, logger } = this.own.house;
    try {
      if (performance.now() > this.reportUntil) {
        clearInterval(this.reporter);
        this.reporter = undefined;
        this.restIfNobodyAsks();
        // It says who is here, and from where.
        return await store.withdrawReport(nodeId);
      }
      await store.reportNode(nodeId, JSON.stringify(reportOf(this.own)), store.now());
    } catch (fault) {
      logger("warning", "operator not told", faultFields(fault));
    }
  }

  private restIfNobodyAsks(): void {
    if (this.timer === undefined && this.reporter === undefined) this.own.meter.stop();
  }

  private async lookAgain(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const view = await this.view();
      for (const onlooker of this.onlookers) onlooker.see(view);
    } catch (fault) {
      this.own.house.logger("warning", "operator not told", faultFields(fault));
    }
    this.looking = false;
  }

  private async view(): Promise<SharedOperatorView> {
    const { store, nodeId } = this.own.house;
    const { announcements, seq } = await this.log.readOn();
    if (seq !== this.doneUpTo) this.expectNews();
    this.doneUpTo = seq;
    const [reports] = await Promise.all([this.reports(), this.lookAtLogs(), this.lookAtStorage()]);
    const now = store.now();
    return {
      now,
      node: nodeId,
      nodes: reports.map(({ load }) => load).sort((a, b) => a.startedAt - b.startedAt),
      online: onlineIn(reports),
      tables: tablesIn(reports, this.logs),
      tournaments: tournamentsIn(reports, this.logs),
      ...this.complaints,
      announcements: announcements.filter(({ until }) => until > now),
      storage: this.storage,
      backups: this.backupsNow(),
      lines: reports
        .flatMap(({ lines }) => lines)
        .sort((a, b) => b.at - a.at)
        .slice(0, MOST_LINES),
      log: this.done,
    };
  }

  private async reports(): Promise<NodeReport[]> {
    const { house } = this.own;
    const own = reportOf(this.own);
    if (house.isAlone()) return [own];
    await house.store.sendHint(OPERATOR_LOOKS);
    const told = await house.store.nodeReports(house.store.now() - REPORT_FOR_MS);
    const others = told.filter(({ node }) => node !== house.nodeId);
    return [own, ...others.map(({ report }) => JSON.parse(report) as NodeReport)];
  }

  private async lookAtLogs(): Promise<void> {
    const now = performance.now();
    if (now - this.logsAt < LOGS_EVERY_MS) return;
    const { store } = this.own.house;
    const [logs, open, list, bans, done] = await Promise.all([
      store.openLogs(MOST_LOGS),
      store.countOpenReports(),
      store.reports({}, MOST_REPORTS),
      store.bansAt(store.now()),
      this.log.before(Number.MAX_SAFE_INTEGER),
    ]);
    this.done = done;
    this.logs = logs;
    this.complaints = { reports: { open, list: list.map(({ circle: _, ...report }) => report) }, bans };
    this.logsAt = now;
  }

  private async lookAtStorage(): Promise<void> {
    const now = performance.now();
    if (now - this.storageAt < STORAGE_EVERY_MS) return;
    const { house } = this.own;
    const { store, retention } = house;
    const [{ bytes, rows }, next] = await Promise.all([store.storage(), expectedToGo(store, retention)]);
    this.storage = { kind: store.kind, bytes, rows, next: { at: house.letsGoAt(), ...next } };
    this.storageAt = now;
  }

  private backupsNow(): OperatorView["backups"] {
    const desk = this.backups();
    if (desk === undefined) return null;
    const newest = desk.newest();
    return {
      node: this.own.house.nodeId,
      last: newest?.at ?? null,
      bytes: newest?.bytes ?? 0,
      kept: desk.count(),
      everyMs: desk.everyMs ?? null,
      underWay: desk.isUnderWay(),
    };
  }
}
