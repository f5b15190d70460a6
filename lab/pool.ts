import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { rateAt, Tally } from "@tavolata/figures";
import { itemAt } from "@tavolata/kernel";
import type { CountedBatch } from "./laboratory.ts";
import type { Plan } from "./plan.ts";

/** Games `from` to `to` (exclusive), with the bots of one family. */
export interface Batch {
  readonly family: number;
  readonly from: number;
  readonly to: number;
}

interface Answer extends CountedBatch {
  readonly batch: Batch;
}

export interface Progress {
  readonly games: number;
  readonly of: number;
  readonly moves: number;
  /** For how long it plays at most. */
  readonly seconds: number;
}

/** What was counted with one line-up of bots. */
export interface FamilyCounts {
  readonly tally: Tally;
  /** One for each variant it was compared with. */
  readonly variants: readonly Tally[];
  readonly games: number;
}

/** Why no more games were begun, if it was before the last. */
export type StoppedBy = "somebody" | "time";

export interface Finished {
  readonly families: readonly FamilyCounts[];
  readonly stoppedBy?: StoppedBy;
}

/** A line-up that has brought so many games to no end, and none to its end, is not given more of them. */
const STALLS_ARE_ENOUGH = 8;
const MOST_IN_A_BATCH = 200;
const MOST_CORES = 64;
const BATCHES_A_CORE = 24;
const MILLISECONDS_IN_A_BATCH = 1000;

export interface Running {
  readonly finished: Promise<Finished>;
  /** Starts no new games. Those that are being played are still counted. */
  stop(): void;
}

/** Plays a plan on several cores. The result does not depend on their number. */
export function run(
  plan: Plan,
  onProgress: (progress: Progress) => void,
  requested = availableParallelism(),
): Running {
  const cores = Math.min(requested, MOST_CORES, plan.games);
  const pace = new Pace(plan.families.length);
  const batches = batchesOf(plan, cores, pace);
  const families = plan.families.map(() => ({
    tally: new Tally(),
    variants: plan.variants.map(() => new Tally()),
    games: 0,
  }));
  const progress = {
    games: 0,
    of: plan.games * plan.families.length,
    moves: 0,
    seconds: plan.seconds ?? Number.POSITIVE_INFINITY,
  };
  let stoppedBy: StoppedBy | undefined;
  const { seconds } = plan;
  /** The time that it takes to load everything is not the players'. */
  let timeIsUp: NodeJS.Timeout | undefined;
  const startTime = () => {
    if (seconds === undefined) return;
    timeIsUp ??= setTimeout(() => {
      stoppedBy ??= "time";
    }, 1000 * seconds);
  };
  /** All line-ups play the same games, so that the run can be repeated with that many: a round is played to its end. */
  const next = (): Batch | undefined => {
    for (;;) {
      if (stoppedBy === "somebody") return undefined;
      const { value: batch } = batches.next(stoppedBy !== undefined);
      if (batch === undefined) return undefined;
      const { games, tally } = itemAt(families, batch.family);
      if (!isHopeless(games, tally)) return batch;
    }
  };

  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let begun = 0;
      const handOut = () => {
        const batch = next();
        begun = performance.now();
        if (batch !== undefined) worker.postMessage(batch);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on("message", ({ batch, rows, variants, moves }: Answer) => {
        startTime();
        pace.took(batch, performance.now() - begun);
        const family = itemAt(families, batch.family);
        family.tally.add(rows);
        family.variants.forEach((tally, v) => {
          tally.add(itemAt(variants, v));
        });
        family.games += batch.to - batch.from;
        progress.games += batch.to - batch.from;
        progress.moves += moves;
        onProgress(progress);
        handOut();
      });
      worker.on("error", reject);
      handOut();
    });

  const workers = Array.from({ length: cores }, () => startWorker(plan));
  const finished = Promise.all(workers.map(work)).then(
    () => {
      clearTimeout(timeIsUp);
      return progress.games < progress.of && stoppedBy !== undefined ? { families, stoppedBy } : { families };
    },
    async (fault) => {
      clearTimeout(timeIsUp);
      await Promise.all(workers.map((worker) => worker.terminate()));
      throw fault;
    },
  );
  return {
    finished,
    stop: () => {
      stoppedBy = "somebody";
    },
  };
}

function startWorker(plan: Plan): Worker {
  return new Worker(new URL("./worker.mjs", import.meta.url), { workerData: plan, execArgv: [] });
}

function isHopeless(games: number, tally: Tally): boolean {
  const { hits } = rateAt(tally.row("stalls"), 0);
  return hits >= STALLS_ARE_ENOUGH && hits === games;
}

/** How long the slowest line-up takes over a game: a batch should be over in about a second. */
class Pace {
  private readonly perGame: number[];

  constructor(families: number) {
    this.perGame = Array.from({ length: families }, () => 0);
  }

  took({ family, from, to }: Batch, milliseconds: number): void {
    this.perGame[family] = milliseconds / (to - from);
  }

  gamesInABatch(): number {
    const slowest = Math.max(...this.perGame);
    return slowest === 0 ? 1 : Math.max(1, Math.floor(MILLISECONDS_IN_A_BATCH / slowest));
  }
}

/** Families take turns, so that a stopped run has something to say about each of them. */
function* batchesOf(
  { games, families }: Plan,
  cores: number,
  pace: Pace,
): Generator<Batch, undefined, boolean> {
  const most = Math.min(MOST_IN_A_BATCH, Math.max(1, Math.ceil(games / (cores * BATCHES_A_CORE))));
  let isStopping = false;
  let from = 0;
  while (from < games && !isStopping) {
    const to = Math.min(games, from + Math.min(most, pace.gamesInABatch()));
    for (let family = 0; family < families.length; family++) {
      isStopping = yield { family, from, to };
    }
    from = to;
  }
  return undefined;
}
