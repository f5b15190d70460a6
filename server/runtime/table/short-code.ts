import { hasFreeChair } from "../../folds/room/room.ts";
import type { RoomStep } from "../../folds/room/steps.ts";
import type { TableState } from "../../folds/table/state.ts";
import { faultFields } from "../../logger.ts";
import { drawCode } from "../platform/secret-draws.ts";
import type { TableContext, TableStore } from "./table-context.ts";

/** The table, as far as its short code is concerned. */
interface CodesTable {
  readonly id: string;
  readonly state: TableState;
  /** Writes a step, if there still is one to write when its turn comes. */
  note(step: () => RoomStep | undefined): Promise<unknown>;
}

/** A code that no other table has. */
export async function reserveCode(store: Pick<TableStore, "reserveCode">, table: string): Promise<string> {
  for (;;) {
    const code = drawCode();
    if (await store.reserveCode(code, table)) return code;
  }
}

/** Makes sure that a table that waits for somebody has a short code, which no other table has. */
export class ShortCode {
  constructor(
    private readonly table: CodesTable,
    private readonly context: TableContext,
  ) {}

  /** After every change of the table. */
  afterChange(before: string | null): void {
    if (before !== null && this.table.state.room.code !== before) this.release(before);
    if (this.isMissing()) void this.issue();
  }

  private isMissing(): boolean {
    const { room } = this.table.state;
    // Who sits at a table of a tournament is for the tournament to say.
    if (room.tournament !== undefined) return false;
    return room.code === null && hasFreeChair(room) && !room.locked && room.closed === null;
  }

  private async issue(): Promise<void> {
    try {
      const code = await reserveCode(this.context.store, this.table.id);
      await this.table.note(() => (this.isMissing() ? { type: "new-code", code } : undefined));
      // Another node was faster, or nobody needs it any more.
      if (this.table.state.room.code !== code) this.release(code);
    } catch (fault) {
      // The next change of the table tries again.
      this.context.logger("warning", "no short code", faultFields(fault));
    }
  }

  private release(code: string): void {
    this.context.store.releaseCode(code).catch((fault: unknown) => {
      this.context.logger("warning", "short code not released", faultFields(fault));
    });
  }
}
