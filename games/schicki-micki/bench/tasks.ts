import {
  type CompanyPlan,
  type ContestPlan,
  playContest,
  playInCompany,
  type Sort,
  showLines,
} from "../measuring/index.ts";

/** What a core can be asked to do. */
export const TASKS = {
  game: ({ plan, index }: { plan: ContestPlan; index: number }) =>
    playContest(plan, index, () => performance.now()),
  company: ({ plan, index }: { plan: CompanyPlan; index: number }) => playInCompany(plan, index),
  lines: ({ bot, sort, lines, seed }: { bot: string; sort: Sort; lines: number; seed: number }) =>
    showLines(bot, sort, lines, seed),
};
