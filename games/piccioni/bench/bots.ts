import { meanOf, rateOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import type { ContestOutcome, ContestPlan } from "../measuring/index.ts";
import { known } from "../rules/index.ts";
import type { TASKS } from "./tasks.ts";

type Row = Readonly<Record<string, number | string>>;

/** How long the strong bot may take over a decision. */
const DECISION_P95_MS = 200;

const CONTESTS: readonly (Omit<ContestPlan, "options"> & { games: number; least?: number })[] = [
  { bot: "maestro", against: "random", seats: 2, games: 20, least: 0.9 },
  { bot: "maestro", against: "greedy", seats: 2, games: 60, least: 0.65 },
  { bot: "maestro", against: "greedy", seats: 4, games: 80, least: 0.4 },
  { bot: "maestro", against: "neighbour", seats: 2, games: 30 },
  { bot: "maestro", against: "neighbour", seats: 4, games: 30 },
  { bot: "maestro", against: "greedy", seats: 6, games: 10 },
  { bot: "maestro:strong", against: "maestro:normal", seats: 2, games: 40 },
  { bot: "maestro:normal", against: "maestro:easy", seats: 2, games: 60 },
  { bot: "neighbour", against: "greedy", seats: 2, games: 200 },
];

export async function benchBots(doAll: DoAll<typeof TASKS>): Promise<Record<string, Row>> {
  const rows: [string, Row][] = [];
  for (const { games, least, ...contest } of CONTESTS) {
    const plan: ContestPlan = { ...contest, options: {} };
    const tasks = Array.from({ length: games }, (_, index) => ({ plan, index }));
    const outcomes = await doAll("game", tasks);
    rows.push([`${plan.bot} among ${plan.seats - 1} ${plan.against}`, contestRow(outcomes, plan, least)]);
  }
  return Object.fromEntries(rows);
}

function contestRow(outcomes: readonly ContestOutcome[], { seats }: ContestPlan, least?: number): Row {
  const wins = rateOf(outcomes.filter(({ won }) => won).length, outcomes.length);
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const percentile = (share: number) =>
    rounded(known(times[Math.floor(share * times.length)], "decision"), 10);
  const mean = (of: (outcome: ContestOutcome) => number) => rounded(estimate(outcomes.map(of)), 100);
  return {
    games: outcomes.length,
    wins: rounded(wins.value, 10_000),
    low: rounded(wins.low, 10_000),
    high: rounded(wins.high, 10_000),
    even: rounded(1 / seats, 10_000),
    ...(least === undefined ? {} : { least, reached: wins.value >= least ? "yes" : "no" }),
    points: mean(({ points }) => points),
    othersPoints: mean(({ others }) => others),
    turns: mean(({ turns }) => turns),
    decisionP50Ms: percentile(0.5),
    decisionP95Ms: percentile(0.95),
    decisionP95Within: percentile(0.95) <= DECISION_P95_MS ? "yes" : "no",
  };
}

function estimate(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  return meanOf(values.length, sum, squares).value;
}
