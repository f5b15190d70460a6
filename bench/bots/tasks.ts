import {
  type ContestPlan as BeccatoPlan,
  playContest as playBeccato,
  type SoakPlan,
  soak,
} from "@tavolata/beccato/measuring";
import { type ContestPlan, playContest as playBestia, playPhase } from "@tavolata/bestia/measuring";
import { type ContestPlan as PiccioniPlan, playContest as playPiccioni } from "@tavolata/piccioni/measuring";
import {
  playContest as playSchickiMicki,
  type ContestPlan as SchickiMickiPlan,
  type Sort,
  showLines,
} from "@tavolata/schicki-micki/measuring";
import { type Contest, playContest } from "./contest.ts";

/** What a core can be asked to do. */
export const TASKS = {
  contest: ({ contest, index }: { contest: Contest; index: number }) => playContest(contest, index),
  beccatoGame: ({ plan, index }: { plan: BeccatoPlan; index: number }) =>
    playBeccato(plan, index, () => performance.now()),
  beccatoSoak: (plan: SoakPlan) => soak(plan),
  bestiaDeals: ({ plan, index }: { plan: ContestPlan; index: number }) =>
    playBestia(plan, index, () => performance.now()),
  bestiaCards: ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from }, (_, i) => playPhase(5, "maestro", "regular", from + i)).filter(
      (played) => played !== undefined,
    ),
  piccioniGame: ({ plan, index }: { plan: PiccioniPlan; index: number }) =>
    playPiccioni(plan, index, () => performance.now()),
  schickiMickiGame: ({ plan, index }: { plan: SchickiMickiPlan; index: number }) =>
    playSchickiMicki(plan, index, () => performance.now()),
  schickiMickiLines: ({ bot, sort, lines, seed }: { bot: string; sort: Sort; lines: number; seed: number }) =>
    showLines(bot, sort, lines, seed),
};

export type TaskKind = keyof typeof TASKS;
export type Task<Kind extends TaskKind> = Parameters<(typeof TASKS)[Kind]>[0];
export type WhatCameOf<Kind extends TaskKind> = ReturnType<(typeof TASKS)[Kind]>;
