import { type ContestPlan, playContest as playBestia, playPhase } from "@tavolata/bestia/measuring";
import { type Contest, playContest } from "./contest.ts";

/** What a core can be asked to do. */
export const TASKS = {
  contest: ({ contest, index }: { contest: Contest; index: number }) => playContest(contest, index),
  bestiaDeals: ({ plan, index }: { plan: ContestPlan; index: number }) =>
    playBestia(plan, index, () => performance.now()),
  bestiaCards: ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from }, (_, i) => playPhase(5, "maestro", "regular", from + i)).filter(
      (played) => played !== undefined,
    ),
};

export type TaskKind = keyof typeof TASKS;
export type Task<Kind extends TaskKind> = Parameters<(typeof TASKS)[Kind]>[0];
export type WhatCameOf<Kind extends TaskKind> = ReturnType<(typeof TASKS)[Kind]>;
