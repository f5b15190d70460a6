import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { GAMES } from "@tavolata/games";
import { fastRandom } from "@tavolata/kernel";
import { deadlineOf, Findings, type Soak, type SoakOutcome, type SoakPlan } from "./contract.ts";
import type { Task, TaskOutcome } from "./random-play.ts";

/** What one task is asked for: about a second of work, so that no core is idle in the end and no game waits for long. */
const TASK_COUNTS = { leaks: 1000, conserve: 20_000 };

export const leaks: Soak = {
  about: "pairs of states that a watcher cannot tell apart, per game: all that the watcher gets is the same",
  defaults: { count: 1_000_000, minutes: 240 },
  needsBuild: false,
  run: (plan) => playAtRandom("leaks", plan, "leaked", "pairs"),
};

export const conserve: Soak = {
  about: "random moves, per game, with all options: cards and chips are conserved, refusals change nothing",
  defaults: { count: 10_000_000, minutes: 240 },
  needsBuild: false,
  run: (plan) => playAtRandom("conserve", plan, "minted", "moves"),
};

/** One game's share of a soak. */
interface Progress {
  readonly game: string;
  count: number;
  /** What was handed out, done or not. */
  asked: number;
  tasks: number;
  seconds: number;
}

async function playAtRandom(
  kind: Task["kind"],
  plan: SoakPlan,
  finding: string,
  counted: string,
): Promise<SoakOutcome> {
  const deadline = deadlineOf(plan);
  const found = new Findings(finding, "crashed");
  const games = GAMES.map(({ rules }, i) => ({
    random: fastRandom(plan.seed, i),
    progress: { game: rules.name, count: 0, asked: 0, tasks: 0, seconds: 0 } as Progress,
  }));
  let tables = 0;
  const next = () => {
    if (performance.now() >= deadline) return undefined;
    // Games take turns by time, so that a slow one does not keep the others from theirs.
    const [game] = games
      .filter(({ progress }) => progress.asked < plan.count)
      .sort((a, b) => a.progress.seconds - b.progress.seconds || a.progress.tasks - b.progress.tasks);
    if (game === undefined) return undefined;
    const { random, progress } = game;
    const count = Math.min(TASK_COUNTS[kind], plan.count - progress.asked);
    progress.asked += count;
    progress.tasks += 1;
    const task: Task = { kind, game: progress.game, seed: random.below(2 ** 31), count };
    return { task, progress };
  };
  const note = (progress: Progress, outcome: TaskOutcome) => {
    progress.count += outcome.count;
    progress.seconds += outcome.seconds;
    tables += outcome.tables;
    for (const { kind: fault, what } of outcome.faults) {
      found.add(fault === "broken" ? finding : "crashed", what);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, () => keepBusy(next, note)));
  const counts = Object.fromEntries(games.map(({ progress }) => [progress.game, progress.count]));
  return { done: { tables, [counted]: counts }, found };
}

/** A thread that works until there is nothing more to do. */
function keepBusy(
  next: () => { task: Task; progress: Progress } | undefined,
  note: (progress: Progress, outcome: TaskOutcome) => void,
): Promise<void> {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url), { execArgv: [] });
  return new Promise((resolve, reject) => {
    let doing: Progress | undefined;
    const handOut = () => {
      const given = next();
      doing = given?.progress;
      if (given === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(given.task);
    };
    worker.on("message", (outcome: TaskOutcome) => {
      if (doing !== undefined) note(doing, outcome);
      handOut();
    });
    worker.on("error", reject);
    handOut();
  });
}
