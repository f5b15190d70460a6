/** What a core can be asked to do, by name. Tasks and their results are plain data, because they cross threads. */
// biome-ignore lint/suspicious/noExplicitAny: each task has an argument of its own, and only its game knows which
export type Tasks = Readonly<Record<string, (task: any) => unknown>>;

/**
 * Does all tasks of one kind on all cores. Apart from the times, the results do not depend on the number of cores.
 */
export type DoAll<Of extends Tasks> = <Kind extends keyof Of & string>(
  kind: Kind,
  tasks: readonly Parameters<Of[Kind]>[0][],
) => Promise<Awaited<ReturnType<Of[Kind]>>[]>;

/** How large it is to be; a bench has its own sizes where none are named. */
export interface BenchSettings {
  /** Numbers of tables. */
  readonly sizes?: readonly number[];
  readonly seconds?: number;
  /** Finished games. */
  readonly games?: number;
}

export type Bench<Of extends Tasks = Tasks> = (doAll: DoAll<Of>, settings: BenchSettings) => Promise<object>;

/** What `games/<name>/bench/index.ts` exports. */
export interface GameBenches {
  readonly TASKS: Tasks;
  /** By the name for `npm run bench -- <name>`. Every game with bots should have one called `bots`. */
  readonly BENCHES: Readonly<Record<string, Bench>>;
  /** Lines for people to read below the figures, by the same names. */
  // biome-ignore lint/suspicious/noExplicitAny: each bench has figures of its own, and only its game knows which
  readonly COMMENTS?: Readonly<Record<string, (figures: any) => readonly string[]>>;
}
