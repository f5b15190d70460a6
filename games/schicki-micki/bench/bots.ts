import { meanOf, rateOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import {
  type ContestOutcome,
  type ContestPlan,
  errorsOn,
  errorsSet,
  LEVEL_NAMES,
  LEVELS,
  type LevelName,
  PERSON_NAMES,
  type PersonName,
  SORTS,
} from "../measuring/index.ts";
import type { TASKS } from "./tasks.ts";

type Cores = DoAll<typeof TASKS>;
type Row = Readonly<Record<string, number | string>>;

/** What adjacent levels are to win against each other, and how far off errors may be. */
const WINS = { least: 0.75, most: 0.85 };
const ERRORS_OFF = 0.01;
/** The mean reaction that each level was made for, in milliseconds. */
const REACTION_MS: Readonly<Record<LevelName, number>> = {
  easy: 2900,
  normal: 2270,
  strong: 1780,
  expert: 1435,
};

const QUICK_CLOCK = { turning: "clock", paceSeconds: 1 } as const;

const CONTESTS: readonly { plan: Omit<ContestPlan, "bot" | "against">; games: number }[] = [
  { plan: { seats: 2, options: {} }, games: 2000 },
  { plan: { seats: 2, options: QUICK_CLOCK }, games: 1000 },
  { plan: { seats: 4, options: {} }, games: 1000 },
];
/** The games of four that beginners win among three friendly bots: about a third. */
const BEGINNERS: readonly PersonName[] = ["beginner", "faltering"];
const BEGINNERS_WIN = { least: 0.28, most: 0.4 };
/** The share of the lines that nobody takes more of, however quick they are: friendly bots keep up. */
const MOST_LINES = 0.4;
const GAMES_IN_COMPANY = 600;
/** The seeds that the bots were made with are below this. */
const FRESH = 1_000_000;
const GAMES_ALONE = 500;
const LINES_SHOWN = 40_000;

export async function benchBots(doAll: Cores): Promise<Record<string, Row>> {
  const rows: [string, Row][] = [];
  for (const { plan, games } of CONTESTS) {
    for (const [bot, against] of ADJACENT) rows.push(await duel(doAll, plan, games, bot, against));
  }
  for (const level of LEVEL_NAMES) rows.push(await reactions(doAll, level), await errors(doAll, level));
  for (const bots of ["friendly", "easy"]) {
    for (const person of PERSON_NAMES) rows.push(await company(doAll, person, bots));
  }
  return Object.fromEntries(rows);
}

/** Each level with the one below. */
const ADJACENT = LEVEL_NAMES.flatMap((level, i) => {
  const below = LEVEL_NAMES[i - 1];
  return below === undefined ? [] : [[level, below] as const];
});

async function play(
  doAll: Cores,
  plan: Omit<ContestPlan, "bot" | "against">,
  games: number,
  bot: LevelName,
  against: LevelName,
): Promise<ContestOutcome[]> {
  const whole = { ...plan, bot: `doorkeeper:${bot}`, against: `doorkeeper:${against}` };
  return doAll(
    "game",
    Array.from({ length: games }, (_, index) => ({ plan: whole, index })),
  );
}

/** A share of the wins; only duels have a yardstick. */
async function duel(
  doAll: Cores,
  plan: Omit<ContestPlan, "bot" | "against">,
  games: number,
  bot: LevelName,
  against: LevelName,
): Promise<[string, Row]> {
  const outcomes = await play(doAll, plan, games, bot, against);
  const wins = estimate(outcomes.map(({ won }) => won));
  const isDuel = plan.seats === 2;
  const pace = plan.options.turning === "clock" ? ", a card each second" : "";
  return [
    `${bot} among ${plan.seats - 1} ${against}${pace}`,
    {
      games,
      wins: rounded(wins.value, 10_000),
      low: rounded(wins.low, 10_000),
      high: rounded(wins.high, 10_000),
      ...(isDuel ? { ...yardstick(WINS.least, WINS.most, wins.value) } : { even: 1 / plan.seats }),
      minutes: rounded(estimate(outcomes.map(({ minutes }) => minutes)).value, 100),
    },
  ];
}

function yardstick(least: number, most: number, value: number): Row {
  return { least, most, reached: value >= least && value <= most ? "yes" : "no" };
}

/** What a simulated person wins among three bots; only friendly ones have yardsticks. */
async function company(doAll: Cores, person: PersonName, bots: string): Promise<[string, Row]> {
  const plan = { seats: 4, options: {}, person, bots: `doorkeeper:${bots}` };
  const outcomes = await doAll(
    "company",
    Array.from({ length: GAMES_IN_COMPANY }, (_, index) => ({ plan, index: FRESH + index })),
  );
  const lines = estimate(outcomes.map((one) => one.taken / one.lines));
  const games = estimate(outcomes.map(({ won }) => won));
  const mean = (times: readonly number[]) => Math.round(estimate(times).value);
  return [
    `${person} among 3 ${bots}`,
    {
      games: GAMES_IN_COMPANY,
      wins: rounded(games.value, 10_000),
      low: rounded(games.low, 10_000),
      high: rounded(games.high, 10_000),
      ...(bots === "friendly" && BEGINNERS.includes(person)
        ? yardstick(BEGINNERS_WIN.least, BEGINNERS_WIN.most, games.value)
        : {}),
      lines: rounded(lines.value, 10_000),
      ...(bots === "friendly"
        ? { mostLines: MOST_LINES, linesReached: lines.value <= MOST_LINES ? "yes" : "no" }
        : {}),
      last: rounded(rateOf(outcomes.filter(({ isLast }) => isLast).length, outcomes.length).value, 10_000),
      personMs: mean(outcomes.flatMap(({ personTimes }) => personTimes)),
      botsMs: mean(outcomes.flatMap(({ botTimes }) => botTimes)),
    },
  ];
}

/** How it reacts in games with its own kind. */
async function reactions(doAll: Cores, level: LevelName): Promise<[string, Row]> {
  const outcomes = await play(doAll, { seats: 2, options: {} }, GAMES_ALONE, level, level);
  const times = outcomes.flatMap(({ conduct }) => conduct.times).sort((a, b) => a - b);
  const mean = estimate(times);
  const settled = outcomes.reduce((sum, outcome) => sum + outcome.reactions, 0);
  const wrong = rateOf(
    outcomes.reduce((sum, outcome) => sum + outcome.wrong, 0),
    settled,
  );
  const thought = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return [
    `${level}: reactions`,
    {
      reactions: times.length,
      meanMs: Math.round(mean.value),
      lowMs: Math.round(mean.low),
      highMs: Math.round(mean.high),
      yardstickMs: REACTION_MS[level],
      p10Ms: percentile(times, 0.1),
      p90Ms: percentile(times, 0.9),
      wrong: rounded(wrong.value, 10_000),
      wrongLow: rounded(wrong.low, 10_000),
      wrongHigh: rounded(wrong.high, 10_000),
      decisionP95Ms: rounded(percentile(thought, 0.95), 1000),
    },
  ];
}

/** How often it errs on each sort of line, and how far that is from what it is set to, at the most. */
async function errors(doAll: Cores, level: LevelName): Promise<[string, Row]> {
  const conducts = await doAll(
    "lines",
    SORTS.map((sort, seed) => ({ bot: `doorkeeper:${level}`, sort, lines: LINES_SHOWN, seed })),
  );
  let off = 0;
  const rates = SORTS.map((sort, i) => {
    const conduct = conducts[i];
    if (conduct === undefined) throw new RangeError(`no lines of the sort ${sort} were shown`);
    const { lines, errors: erred } = errorsOn(sort, conduct);
    const { value } = rateOf(erred, lines);
    const set = errorsSet(sort, LEVELS[level].slips);
    off = Math.max(off, Math.abs(value - set));
    return { [sort]: rounded(value, 10_000), [`${sort}Set`]: rounded(set, 10_000) };
  });
  return [
    `${level}: errors`,
    {
      linesOfEach: LINES_SHOWN,
      ...Object.assign({}, ...rates),
      off: rounded(off, 10_000),
      ...yardstick(0, ERRORS_OFF, off),
    },
  ];
}

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.floor(share * sorted.length)];
  if (value === undefined) throw new RangeError("nothing was measured");
  return value;
}

function estimate(values: readonly number[]) {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  return meanOf(values.length, sum, squares);
}
