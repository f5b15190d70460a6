import { cpuClock } from "../../../bench/game-bench/cpu-clock.ts";
import { type ContestPlan, playContest } from "../measuring/index.ts";

/** What a core can be asked to do. */
export const TASKS = {
  game: ({ plan, index }: { plan: ContestPlan; index: number }) => playContest(plan, index, cpuClock),
};
