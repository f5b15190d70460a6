import { type ContestPlan, playContest, playPhase } from "../measuring/index.ts";

/** What a core can be asked to do. */
export const TASKS = {
  deals: ({ plan, index }: { plan: ContestPlan; index: number }) =>
    playContest(plan, index, () => performance.now()),
  cards: ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from }, (_, i) => playPhase(5, "maestro", "regular", from + i)).filter(
      (played) => played !== undefined,
    ),
};
