import { meanOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import { type ContestOutcome, type ContestPlan, newTenths, type Tenth } from "../measuring/index.ts";
import { known } from "../rules/index.ts";
import type { TASKS } from "./tasks.ts";

type Row = Readonly<Record<string, number | string>>;

/** How much teams of strong bots should win, how far off their beliefs may be, and how long they may take. */
const LEAST_WINS = 0.65;
const MOST_OFF = 0.03;
const DECISION_P95_MS = 200;
/** With fewer cases than this, a tenth of the beliefs says nothing about how good they are. */
const ENOUGH_CASES = 1000;
/** Nothing about the bots was ever fitted to games with these seeds or higher ones. */
const FRESH_SEEDS = 60_000_000;
/** How many seeds each contest has. */
const SEEDS_EACH = 100_000;

/** BEC-33: a voice must be worth as much as a gesture, so a guild with one wins about as often as any other. */
const LEVEL = [0.9, 1.1] as const;

type Contest = Partial<ContestPlan> & { games: number; least?: number; isLevel?: true };

const CONTESTS: readonly Contest[] = [
  { seats: 4, games: 400, least: LEAST_WINS },
  { seats: 6, games: 250, least: LEAST_WINS },
  { seats: 6, games: 250, least: LEAST_WINS, options: { teamSize: "three" } },
  { seats: 8, games: 400, least: LEAST_WINS },
  { seats: 8, games: 250, least: LEAST_WINS, options: { teamSize: "three" } },
  { seats: 5, games: 200 },
  { seats: 7, games: 150 },
  { seats: 9, games: 120 },
  { seats: 4, games: 100, options: { lineOfSight: false } },
  { seats: 4, games: 120, bot: "fox:strong", against: "fox:normal" },
  { seats: 4, games: 120, bot: "fox:normal", against: "fox:easy" },
  ...[200, 120, 120, 80, 80, 50].map((games, i) => ({ seats: 4 + i, games, bot: "fox", against: "fox" })),
  ...[2000, 1500, 800].map((games, i) => voicesAgainstGestures(4 + 2 * i, games)),
];

function voicesAgainstGestures(seats: number, games: number): Contest {
  const options = { freeSignal: true, agreeSeconds: 0 };
  return { seats, games, bot: "fox", against: "fox", options, loud: true, isLevel: true };
}

/** The levels differ in what they see, so only the strongest level's beliefs, with line of sight, are counted. */
function isRead({ bot, options }: ContestPlan): boolean {
  return bot !== "fox:normal" && options.lineOfSight !== false && options.freeSignal !== true;
}

export async function benchBots(doAll: DoAll<typeof TASKS>): Promise<Record<string, Row>> {
  const rows: [string, Row][] = [];
  const read: { seats: number; outcome: ContestOutcome }[] = [];
  for (const [i, { games, least, isLevel, ...contest }] of CONTESTS.entries()) {
    const seed = FRESH_SEEDS + i * SEEDS_EACH;
    const plan: ContestPlan = { seats: 4, bot: "fox", against: "scripted", options: {}, seed, ...contest };
    const tasks = Array.from({ length: games }, (_, index) => ({ plan, index }));
    const outcomes = await doAll("game", tasks);
    if (isRead(plan)) read.push(...outcomes.map((outcome) => ({ seats: plan.seats, outcome })));
    rows.push([nameOf(plan), contestRow(outcomes, least, isLevel)]);
  }
  for (const seats of [...new Set(read.map((one) => one.seats))].sort()) {
    const here = read.filter((one) => one.seats === seats).map(({ outcome }) => outcome);
    rows.push([`calibration, ${seats} players`, calibrationRow(here)]);
  }
  const everywhere = read.map(({ outcome }) => outcome);
  return { ...Object.fromEntries(rows), calibration: calibrationRow(everywhere) };
}

function nameOf({ bot, against, seats, options, loud }: ContestPlan): string {
  if (loud !== undefined) return `${bot} with voices against ${against} with gestures, ${seats} players`;
  const said = Object.entries(options).map(([option, value]) => `, ${option} ${value}`);
  return `${bot} against ${against}, ${seats} players${said.join("")}`;
}

function contestRow(outcomes: readonly ContestOutcome[], least?: number, isLevel?: true): Row {
  const won = estimate(outcomes.map((outcome) => outcome.won));
  const sum = (of: (outcome: ContestOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const even = sum((outcome) => outcome.even) / outcomes.length;
  const p95 = known(times[Math.floor(0.95 * times.length)], "decision");
  return {
    games: outcomes.length,
    wins: rounded(won.value, 10_000),
    low: rounded(won.low, 10_000),
    high: rounded(won.high, 10_000),
    even: rounded(even, 10_000),
    ...(least === undefined ? {} : { least, reached: won.value >= least ? "yes" : "no" }),
    ...(isLevel && { level: LEVEL[0] * even <= won.value && won.value <= LEVEL[1] * even ? "yes" : "no" }),
    minutes: rounded(sum(({ minutes }) => minutes) / outcomes.length, 100),
    rounds: sum(({ rounds }) => rounds),
    roundsWithoutShout: sum(({ voids }) => voids),
    gamesStalled: outcomes.filter(({ stalled }) => stalled).length,
    shoutsRight: rounded(sum(({ right }) => right) / sum(({ shouts }) => shouts), 10_000),
    decisionP95Ms: rounded(p95, 1000),
    decisionP95Within: p95 <= DECISION_P95_MS ? "yes" : "no",
  };
}

/** What was believed of others' hands beside how often it was true, in tenths. */
function calibrationRow(outcomes: readonly ContestOutcome[]): Row {
  const tenths = outcomes
    .flatMap(({ rivals, mates }) => [rivals, mates])
    .reduce<readonly Tenth[]>(addedUp, newTenths());
  const cases = tenths.reduce((sum, { n }) => sum + n, 0);
  const offOf = ({ n, believed, true: so }: Tenth) => Math.abs(believed - so) / Math.max(1, n);
  const said = tenths.filter(({ n }) => n >= ENOUGH_CASES);
  const off = Math.max(...said.map(offOf));
  const mean = tenths.reduce((sum, tenth) => sum + tenth.n * offOf(tenth), 0) / cases;
  const parts = tenths.map(({ n, believed, true: so }, i) => [
    `${10 * i} %`,
    n === 0 ? "none" : `${percent(believed / n)} believed, ${percent(so / n)} so, of ${n}`,
  ]);
  return {
    cases,
    meanOff: rounded(mean, 10_000),
    mostOff: rounded(off, 10_000),
    tenthsLookedAt: said.length,
    most: MOST_OFF,
    reached: off <= MOST_OFF ? "yes" : "no",
    ...Object.fromEntries(parts),
  };
}

function addedUp(sums: readonly Tenth[], more: readonly Tenth[]): Tenth[] {
  return sums.map((sum, i) => {
    const { n, believed, true: so } = known(more[i], "tenth to add");
    return { n: sum.n + n, believed: sum.believed + believed, true: sum.true + so };
  });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function estimate(values: readonly number[]) {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  return meanOf(values.length, sum, squares);
}
