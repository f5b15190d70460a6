import { type ContestPlan, playContest, type SoakPlan, soak } from "../measuring/index.ts";

/** What a core can be asked to do. */
export const TASKS = {
  game: ({ plan, index }: { plan: ContestPlan; index: number }) =>
    playContest(plan, index, () => performance.now()),
  soak: (plan: SoakPlan) => soak(plan),
};
