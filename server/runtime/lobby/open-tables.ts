import type { ShownRow } from "../../folds/table/shown.ts";
import { faultFields, type Logger } from "../../logger.ts";
import type { OpenTable } from "../../protocol/index.ts";
import type { ShownTable, Standoff, Store } from "../../store/contract.ts";
import { inBackground, type Timer } from "../platform/timers.ts";

/** An open table as this node knows it. */
export interface KnownTable {
  readonly open: OpenTable;
  readonly company: readonly string[];
  /** As it is sent. */
  readonly text: string;
}

export interface OpenTablesSubscriber {
  push(): void;
}

/** What the open tables need of the node that they are on. */
interface Around {
  readonly store: Pick<Store, "shownTables" | "shownAmong">;
  isLost(node: string): boolean;
  readonly logger: Logger;
  /** Has a table looked after whose people were all on nodes that are gone. */
  wake(table: string): void;
}

/** So many open tables are known of, those that have waited longest: nobody reads a longer list. */
export const MOST_OPEN = 100;
/** What changes within this time is sent in one message. */
const TOGETHER_MS = 200;

/**
 * The tables that their hosts show to the whole house. A node knows them only for as long as somebody looks; it reads
 * the list once and then what hints say has changed.
 */
export class OpenTables {
  readonly subscribers = new Set<OpenTablesSubscriber>();
  private rows: Map<string, KnownTable> | undefined;
  private loading: Promise<void> | undefined;
  private readonly changed = new Set<string>();
  private timer: Timer | undefined;

  constructor(private readonly around: Around) {}

  /** How many this node knows of; none while nobody looks. */
  get size(): number {
    return this.rows?.size ?? 0;
  }

  async subscribe(subscriber: OpenTablesSubscriber): Promise<void> {
    this.subscribers.add(subscriber);
    await this.load();
    subscriber.push();
  }

  unsubscribe(subscriber: OpenTablesSubscriber): void {
    this.subscribers.delete(subscriber);
    if (this.subscribers.size > 0) return;
    this.rows = undefined;
    this.changed.clear();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Something else is shown of this table now. */
  hint(table: string): void {
    if (this.subscribers.size === 0) return;
    this.changed.add(table);
    this.timer ??= inBackground(
      setTimeout(() => {
        this.readChanged().catch((fault: unknown) =>
          this.around.logger("warning", "open tables not read", faultFields(fault)),
        );
      }, TOGETHER_MS),
    );
  }

  /** A hint may be lost: what is there is. */
  async reload(): Promise<void> {
    if (this.rows === undefined) return;
    this.rows = await this.readAll();
    this.pushAll();
  }

  /** Those that somebody may know of: none where somebody has blocked them, or whom they have blocked. */
  visibleTo(standoff: Standoff): KnownTable[] {
    return visible(this.rows?.values() ?? [], standoff);
  }

  /** The same, read now: for somebody who does not look at the list. */
  async read(standoff: Standoff): Promise<KnownTable[]> {
    return visible((await this.readAll()).values(), standoff);
  }

  private async load(): Promise<void> {
    if (this.rows !== undefined) return;
    this.loading ??= this.readAll()
      .then((rows) => {
        // They may all have gone meanwhile.
        if (this.subscribers.size > 0) this.rows = rows;
      })
      .finally(() => {
        this.loading = undefined;
      });
    await this.loading;
  }

  private async readAll(): Promise<Map<string, KnownTable>> {
    return this.known(await this.around.store.shownTables(MOST_OPEN));
  }

  private async readChanged(): Promise<void> {
    this.timer = undefined;
    await this.loading?.catch(() => {});
    const tables = [...this.changed];
    this.changed.clear();
    if (this.rows === undefined || tables.length === 0) return;
    const found = this.known(await this.around.store.shownAmong(tables));
    const wasFull = this.size >= MOST_OPEN;
    for (const table of tables) {
      const row = found.get(table);
      if (row === undefined) this.rows?.delete(table);
      else if (this.rows?.has(table) || this.size < MOST_OPEN) this.rows?.set(table, row);
    }
    // There may be more than are known of, and one of them has waited for this place.
    if (wasFull && this.size < MOST_OPEN) {
      const all = await this.readAll();
      if (this.rows !== undefined) this.rows = all;
    }
    this.pushAll();
  }

  private known(shown: readonly ShownTable[]): Map<string, KnownTable> {
    const rows = new Map<string, KnownTable>();
    for (const { log, since, shown: text } of shown) {
      const { open, company, nodes } = JSON.parse(text) as ShownRow;
      if (nodes.every((node) => this.around.isLost(node))) {
        this.around.wake(log);
        continue;
      }
      // Version 1.0.0 wrote down no skill.
      const table = { ...open, skill: open.skill ?? "any", since };
      rows.set(log, { open: table, company, text: JSON.stringify(table) });
    }
    return rows;
  }

  private pushAll(): void {
    for (const subscriber of this.subscribers) subscriber.push();
  }
}

function visible(rows: Iterable<KnownTable>, { blocked, blockedBy }: Standoff): KnownTable[] {
  const avoided = new Set([...blocked, ...blockedBy]);
  return [...rows].filter(({ company }) => !company.some((one) => avoided.has(one)));
}
