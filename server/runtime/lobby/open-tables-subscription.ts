import type { Standoff } from "../../store/contract.ts";
import type { OpenTables, OpenTablesSubscriber } from "./open-tables.ts";

/** Where it sends what it has: the connection that it belongs to. */
interface Sink {
  standoff(): Standoff;
  isClogged(): boolean;
  send(text: string): void;
}

/** One connection's list of the open tables: whole at first, and then only what is new. */
export class OpenTablesSubscription implements OpenTablesSubscriber {
  private sent: Map<string, string> | undefined;

  constructor(
    private readonly sink: Sink,
    private readonly tables: OpenTables,
  ) {}

  push(): void {
    // When it is unclogged, it is pushed again and gets everything that came in between at once.
    if (this.sink.isClogged()) return;
    const now = new Map(
      this.tables.visibleTo(this.sink.standoff()).map(({ open, text }) => [open.table, text]),
    );
    const before = this.sent;
    const changed = [...now].flatMap(([table, text]) => (before?.get(table) === text ? [] : [text]));
    const gone = [...(before?.keys() ?? [])].filter((table) => !now.has(table));
    this.sent = now;
    if (before !== undefined && changed.length === 0 && gone.length === 0) return;
    const whole = before === undefined ? `"whole":true,` : "";
    this.sink.send(
      `{"type":"open-tables",${whole}"tables":[${changed.join()}],"gone":${JSON.stringify(gone)}}`,
    );
  }
}
