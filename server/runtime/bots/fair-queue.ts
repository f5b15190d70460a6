import type { Owner } from "./requests.ts";

/** Those who share something, and how much each of them has had of it. */
class Shares {
  private readonly had = new Map<string, number>();
  /** How much the one had who came last to their turn. Who was away does not get it all back. */
  private level = 0;

  /** The one of these who has had the least. */
  next(names: Iterable<string>): string | undefined {
    let next: string | undefined;
    for (const name of names) if (next === undefined || this.of(name) < this.of(next)) next = name;
    if (next !== undefined) this.level = Math.max(this.level, this.of(next));
    return next;
  }

  charge(name: string, cost: number): void {
    this.had.set(name, this.of(name) + cost);
  }

  /** Forgets those who have had no more than anybody who comes anew is taken to have had. */
  tidy(isWaiting: (name: string) => boolean): void {
    for (const [name, had] of this.had) if (had <= this.level && !isWaiting(name)) this.had.delete(name);
  }

  private of(name: string): number {
    return Math.max(this.level, this.had.get(name) ?? 0);
  }
}

const TIDY_EVERY = 256;

/**
 * Work that waits for one worker. Networks share the worker evenly, whatever each of them asks for, and so do the tables
 * of one network among themselves. What is shared is the time that the work takes, not the number of turns.
 */
export class FairQueue<Work> {
  private readonly networks = new Shares();
  private readonly tables = new Map<string, Shares>();
  private readonly waiting = new Map<string | null, Map<string, Work[]>>();
  private count = 0;
  private taken = 0;

  get length(): number {
    return this.count;
  }

  push(work: Work, { network, table }: Owner): void {
    let tables = this.waiting.get(network);
    if (tables === undefined) {
      tables = new Map();
      this.waiting.set(network, tables);
    }
    const queue = tables.get(table);
    if (queue === undefined) tables.set(table, [work]);
    else queue.push(work);
    this.count++;
  }

  /** What is to be done next; undefined if nothing waits. */
  shift(): Work | undefined {
    const watched = [...this.waiting.keys()].filter((network) => network !== null);
    const network = this.networks.next(watched) ?? null;
    const tables = this.waiting.get(network);
    if (tables === undefined) return undefined;
    const table = this.sharesOf(network).next(tables.keys());
    const queue = table === undefined ? undefined : tables.get(table);
    const work = queue?.shift();
    if (table === undefined || queue === undefined || work === undefined) return undefined;
    this.count--;
    if (queue.length === 0) tables.delete(table);
    if (tables.size === 0) this.waiting.delete(network);
    if (++this.taken % TIDY_EVERY === 0) this.tidy();
    return work;
  }

  /** Says what work has cost, when it is done. */
  charge({ network, table }: Owner, cost: number): void {
    if (network !== null) this.networks.charge(network, cost);
    this.sharesOf(network).charge(table, cost);
  }

  /** Takes everything out. */
  drain(): Work[] {
    const all = [...this.waiting.values()].flatMap((tables) => [...tables.values()].flat());
    this.waiting.clear();
    this.count = 0;
    return all;
  }

  private sharesOf(network: string | null): Shares {
    const name = network ?? "";
    let shares = this.tables.get(name);
    if (shares === undefined) {
      shares = new Shares();
      this.tables.set(name, shares);
    }
    return shares;
  }

  private tidy(): void {
    this.networks.tidy((network) => this.waiting.has(network));
    for (const network of this.tables.keys()) {
      if (!this.waiting.has(network === "" ? null : network)) this.tables.delete(network);
    }
  }
}
