import { type ReadonlySignal, signal } from "@preact/signals";
import type { OpenTable, OpenTablesMessage } from "@tavolata/server/protocol";

/** The open tables of the house as this page knows them; null until the house has said. */
export class OpenTablesFeed {
  private readonly tablesSignal = signal<readonly OpenTable[] | null>(null);

  get tables(): ReadonlySignal<readonly OpenTable[] | null> {
    return this.tablesSignal;
  }

  hear({ whole, tables, gone }: OpenTablesMessage): void {
    const known = new Map((whole ? [] : (this.tablesSignal.value ?? [])).map((one) => [one.table, one]));
    for (const one of tables) known.set(one.table, one);
    for (const table of gone) known.delete(table);
    this.tablesSignal.value = [...known.values()].sort(byInterest);
  }
}

/** As the house would choose: between games first, then where most people are, then the longest wait. */
function byInterest(a: OpenTable, b: OpenTable): number {
  return Number(a.playing) - Number(b.playing) || b.people - a.people || a.since - b.since;
}
