import type { GameTypes, Instant, Told, Watcher } from "@tavolata/kernel";
import { batchesIn } from "../../folds/table/fold-entry.ts";
import { type EventBatch, noticed } from "../../folds/table/state.ts";
import type { LogEntry } from "../../store/contract.ts";
import { ToldTexts } from "./told-texts.ts";

/**
 * So many batches of a game stay in memory: what somebody needs who was away for a moment. A game can last all evening,
 * and everything older is in the log.
 */
export const MOST_RECENT_BATCHES = 24;

/** So many entries of the log are read first when somebody needs older ones, and then so many times more. */
const FIRST_PAGE = 32;
const NEXT_PAGE_TIMES = 4;

/** A batch with its texts, for as long as everybody is being told. */
export interface FreshBatch extends EventBatch {
  readonly texts?: ToldTexts;
}

/** A batch as it waits to be needed again: its text takes a third of the memory. */
class WrittenBatch implements EventBatch {
  constructor(
    readonly at: Instant,
    readonly plain: boolean,
    readonly heardAt: number | undefined,
    private readonly text: string,
  ) {}

  get told(): readonly Told<GameTypes["event"]>[] {
    return JSON.parse(this.text) as Told<GameTypes["event"]>[];
  }
}

/** What was told last at a table. */
export class RecentBatches {
  private written: WrittenBatch[] = [];
  /** What has just happened: everybody is about to be told. */
  private newest: readonly FreshBatch[] = [];

  get length(): number {
    return this.written.length + this.newest.length;
  }

  /** Those of a new game come after nothing. */
  add(batches: readonly FreshBatch[], beginsGame: boolean): void {
    this.settle();
    if (beginsGame) this.written = [];
    this.newest = batches.length <= MOST_RECENT_BATCHES ? batches : batches.slice(-MOST_RECENT_BATCHES);
    this.written.splice(0, Math.max(0, this.length - MOST_RECENT_BATCHES));
  }

  /** Everybody has been told. */
  settle(): void {
    for (const batch of this.newest) this.written.push(writtenBatch(batch));
    this.newest = [];
  }

  /** The last so many; undefined if they go back further than memory. */
  last(count: number): readonly FreshBatch[] | undefined {
    if (count > this.length) return undefined;
    if (count <= this.newest.length) return this.newest.slice(this.newest.length - count);
    return [...this.written, ...this.newest].slice(this.length - count);
  }

  /** The last so many that are updates for a watcher; undefined if they go back further than memory. */
  lastFor(watcher: Watcher, count: number): readonly FreshBatch[] | undefined {
    const found: FreshBatch[] = [];
    for (let i = this.length - 1; i >= 0 && found.length < count; i--) {
      const batch = i < this.written.length ? this.written[i]! : this.newest[i - this.written.length]!;
      if (noticed(batch, watcher)) found.push(batch);
    }
    return found.length < count ? undefined : found.reverse();
  }
}

function writtenBatch({ at, plain, heardAt, told, texts }: FreshBatch): WrittenBatch {
  return new WrittenBatch(at, plain, heardAt, (texts ?? new ToldTexts(told)).all);
}

/** The last so many batches for a watcher, from the log of a game that began with entry `first`; all if there are fewer. */
export async function batchesFromLog(
  read: (from: number, to: number) => Promise<readonly LogEntry[]>,
  { first, last }: { readonly first: number; readonly last: number },
  watcher: Watcher,
  count: number,
): Promise<EventBatch[]> {
  let found: EventBatch[] = [];
  let page = FIRST_PAGE;
  for (let to = last; to >= first && found.length < count; page *= NEXT_PAGE_TIMES) {
    const from = Math.max(first, to - page + 1);
    const batches = batchesIn(await read(from, to));
    found = [...batches.filter((batch) => noticed(batch, watcher)), ...found];
    to = from - 1;
  }
  return found.slice(-count);
}
