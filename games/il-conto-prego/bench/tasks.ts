import { type Contest, playContest } from "./contest.ts";

/** What a core can be asked to do. */
export const TASKS = {
  contest: ({ contest, index }: { contest: Contest; index: number }) => playContest(contest, index),
};
