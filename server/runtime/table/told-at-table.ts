import type { Watcher } from "@tavolata/kernel";
import type { FoldedEntry } from "../../folds/table/fold-entry.ts";
import {
  type EventBatch,
  lastUpdateOf,
  noticed,
  type Play,
  playOf,
  type TableState,
} from "../../folds/table/state.ts";
import { faultFields } from "../../logger.ts";
import { batchesFromLog, type FreshBatch, type RecentBatches } from "./recent-batches.ts";
import type { TableContext } from "./table-context.ts";
import { type ToldTexts, textsOf } from "./told-texts.ts";

/** The table, as far as what was told there is concerned. */
interface TellingTable {
  readonly id: string;
  readonly state: TableState;
  readonly seq: number;
}

/** What watchers of a table were told of the game in play: the last of it from memory, the rest from the log. */
export class ToldAtTable {
  constructor(
    private readonly table: TellingTable,
    private readonly context: Pick<TableContext, "store" | "logger">,
    private readonly recent: RecentBatches,
  ) {}

  /** The table has become what it is after this entry. Returns what everybody is to be told now. */
  add(
    { batches, beginsGame, told }: FoldedEntry,
    texts: readonly (ToldTexts | null)[] = textsOf({ told }),
  ): readonly (FreshBatch & { readonly heardAt: number })[] {
    const heardAt = performance.now();
    // The batches of an entry are what the last of its steps have told.
    const ofBatches = texts.filter((text) => text !== null).slice(-batches.length);
    const fresh = batches.map(({ at, told, plain }, i) => {
      const text = ofBatches[i];
      return text === undefined ? { at, told, plain, heardAt } : { at, told, plain, heardAt, texts: text };
    });
    this.recent.add(fresh, beginsGame);
    return fresh;
  }

  /** Everybody has been told. */
  settle(): void {
    this.recent.settle();
  }

  /** The updates of a watcher after this one; undefined if they go back further than memory. */
  updatesSince(watcher: Watcher, update: number): readonly FreshBatch[] | undefined {
    return this.recent.lastFor(watcher, lastUpdateOf(playOf(this.table.state), watcher) - update);
  }

  /** The same, from the log where need be; undefined if it cannot be read, or if another game has begun meanwhile. */
  async recallUpdatesSince(watcher: Watcher, update: number): Promise<readonly EventBatch[] | undefined> {
    const { begun } = playOf(this.table.state);
    for (;;) {
      const play = playOf(this.table.state);
      if (play.begun.id !== begun.id) return undefined;
      const known = this.updatesSince(watcher, update);
      if (known !== undefined) return known;
      const older = await this.readBatches(play, watcher, lastUpdateOf(play, watcher) - update);
      if (older === undefined) return undefined;
      const now = playOf(this.table.state);
      // Each input of a game has one batch.
      const since = this.recent.last(now.standing.seq - play.standing.seq);
      if (since !== undefined && now.begun.id === begun.id) {
        return [...older, ...since.filter((batch) => noticed(batch, watcher))];
      }
    }
  }

  private async readBatches(
    { first }: Pick<Play, "first">,
    watcher: Watcher,
    count: number,
  ): Promise<readonly EventBatch[] | undefined> {
    const { store, logger } = this.context;
    const { id, seq } = this.table;
    try {
      return await batchesFromLog(
        (from, to) => store.read(id, from, to),
        { first, last: seq },
        watcher,
        count,
      );
    } catch (fault) {
      logger("warning", "events not read", faultFields(fault));
      return undefined;
    }
  }
}
