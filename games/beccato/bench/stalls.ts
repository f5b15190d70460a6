import { rateOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import type { SoakOutcome, SoakPlan } from "../measuring/index.ts";
import type { TASKS } from "./tasks.ts";

type Row = Readonly<Record<string, number | string>>;

/**
 * Beccato! is the game that can come to a standstill: cards may go round without anybody ever getting what they wait for.
 * With more players a round takes longer, so there are fewer of them.
 */
const TABLES: readonly { readonly seats: number; readonly rounds: number }[] = [
  { seats: 4, rounds: 26_000 },
  { seats: 5, rounds: 20_000 },
  { seats: 6, rounds: 20_000 },
  { seats: 7, rounds: 16_000 },
  { seats: 8, rounds: 10_000 },
  { seats: 9, rounds: 8_000 },
];
/** How many a core gets at a time. */
const ROUNDS_OF_A_TASK = 500;
const FRESH_SEEDS = 30_000_000;
const SEEDS_OF_A_TASK = 10_000;

const LEVELS = ["fox:easy", "fox:normal", "fox:strong", "scripted"];
const LINE_UPS = [LEVELS, ...LEVELS.map((level) => [level])];
const VARIANTS: SoakPlan["variants"] = [
  {},
  { teams: "drawn", teamSize: "three" },
  { pyramid: true, signalChange: true },
  {},
  { lineOfSight: false },
  { freeSignal: true, signalChange: true },
  {},
  { calledChickens: true, teamSize: "three" },
  { voices: false, symbols: "chosen" },
  { calledChickens: true, freeSignal: true },
];

/** Plays 100,000 rounds with bots of all levels at tables of all sizes, and looks for games that come to a standstill. */
export async function benchStalls(doAll: DoAll<typeof TASKS>): Promise<Record<string, Row>> {
  const plans = TABLES.flatMap(({ seats, rounds }) =>
    Array.from({ length: rounds / ROUNDS_OF_A_TASK }, (_, task): SoakPlan => {
      const seed = FRESH_SEEDS + (100 * seats + task) * SEEDS_OF_A_TASK;
      return { seats, rounds: ROUNDS_OF_A_TASK, seed, variants: VARIANTS, lineUps: LINE_UPS };
    }),
  );
  const outcomes = await doAll("soak", plans);
  const rows = TABLES.map(({ seats }): [string, Row] => [
    `${seats} players`,
    rowOf(outcomes.filter((_, i) => plans[i]?.seats === seats)),
  ]);
  return { ...Object.fromEntries(rows), "all tables": rowOf(outcomes) };
}

/** BEC-36: rounds that nobody ends are void, which the rules provide for; a game that only void rounds end has stalled. */
function rowOf(outcomes: readonly SoakOutcome[]): Row {
  const sum = (of: (outcome: SoakOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const [rounds, voids, stalls] = [
    sum((one) => one.rounds),
    sum((one) => one.voids),
    sum((one) => one.stalls),
  ];
  return {
    games: sum((one) => one.games),
    rounds,
    stalls,
    reached: stalls === 0 ? "yes" : "no",
    voidRounds: voids,
    ofThemWithoutTris: sum((one) => one.voidsWithoutTris),
    voidShareHigh: rounded(rateOf(voids, rounds).high, 1_000_000),
    stalledGames: outcomes.flatMap(({ stalled }) => stalled).join(" "),
  };
}
