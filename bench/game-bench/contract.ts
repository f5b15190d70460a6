/** What a core can be asked to do, by name. Tasks and what comes of them are plain data: they go from thread to thread. */
// biome-ignore lint/suspicious/noExplicitAny: each task has an argument of its own, and only its game knows which
export type Tasks = Readonly<Record<string, (task: any) => unknown>>;

/** Does all tasks of one kind on all cores; what comes out does not depend on how many they are, the times apart. */
export type DoAll<Of extends Tasks> = <Kind extends keyof Of & string>(
  kind: Kind,
  tasks: readonly Parameters<Of[Kind]>[0][],
) => Promise<Awaited<ReturnType<Of[Kind]>>[]>;

export type Bench<Of extends Tasks = Tasks> = (doAll: DoAll<Of>) => Promise<object>;

/** What `games/<name>/bench/index.ts` exports. */
export interface GameBenches {
  readonly TASKS: Tasks;
  /** By the name that `npm run bench -- <name>` knows it by; `bots` is what every game with bots should have. */
  readonly BENCHES: Readonly<Record<string, Bench>>;
}
