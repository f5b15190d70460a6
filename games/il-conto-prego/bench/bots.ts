import { rateOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import { THRESHOLD_PLAYERS } from "../measuring/index.ts";
import type { Contest, Outcome } from "./contest.ts";
import { benchExploitability, type ExploitabilityFigures } from "./exploitability.ts";
import type { TASKS } from "./tasks.ts";

export interface BotFigures {
  hands: number;
  /** The share of the hands that the bot lost, and its 95 % interval; an even share is one of the seats. */
  lost: number;
  low: number;
  high: number;
  /** The share of the bills that were true. */
  trueBills: number;
  decisionP50Ms: number;
  decisionP95Ms: number;
}

/** A contest under the name that its figures have, and how many games of it are played. */
interface Planned {
  readonly name: string;
  readonly contest: Contest;
  readonly games: number;
}

/** What is measured of the strong bot. Its score is a number of hands lost. */
const HANDS = 16;
const MAESTRO = "maestro";
/** 384 hands: a share of 10 % is then known to within 3 points. */
const GAMES = 24;

/** No contest has more games, so each has deals of its own. */
const MOST_GAMES = 100;

/** Players against whom the strong bot sits alone. */
const PANEL = ["counter", "bluffer", "counter:easy", "rulebook", "rollout", "sceptic"];

/** Players who sit alone among strong bots: none of them should find a way to lose seldom. 32 hands each. */
const GAMES_OF_EACH = 2;
/** Among strong bots alone it is the bills that matter. */
const GAMES_AMONG_THEMSELVES = 10;

const PLANNED: readonly Planned[] = [
  ...PANEL.map((against) => planned(against, MAESTRO, against, GAMES)),
  planned("among maestros", MAESTRO, MAESTRO, GAMES_AMONG_THEMSELVES),
  ...THRESHOLD_PLAYERS.flatMap(({ name, levels }) =>
    levels.map((level) =>
      planned(`${name}:${level} among maestros`, `${name}:${level}`, MAESTRO, GAMES_OF_EACH),
    ),
  ),
];

function planned(name: string, bot: string, against: string, games: number): Planned {
  return { name, contest: { seats: 4, options: { hands: HANDS }, bot, against }, games };
}

/**
 * The strong bot alone among several of one kind, for each kind of its panel; players of one rule among strong bots;
 * and in the reduced game, how much ways to play can be exploited.
 */
export async function benchBots(
  doAll: DoAll<typeof TASKS>,
): Promise<Record<string, BotFigures | ExploitabilityFigures>> {
  const games = PLANNED.flatMap(({ name, contest, games: count }, place) =>
    Array.from({ length: count }, (_, index) => ({ name, contest, index: place * MOST_GAMES + index })),
  );
  const outcomes = await doAll(
    "contest",
    games.map(({ contest, index }) => ({ contest, index })),
  );
  const contests = PLANNED.map(({ name }) => [
    name,
    figuresOf(
      outcomes.filter((_, i) => games[i]?.name === name),
      HANDS,
    ),
  ]);
  const reduced = Object.entries(benchExploitability()).map(([name, figures]) => [
    `reduced: ${name}`,
    figures,
  ]);
  return { ...Object.fromEntries(contests), ...Object.fromEntries(reduced) };
}

function figuresOf(outcomes: readonly Outcome[], handsInAGame: number): BotFigures {
  const hands = outcomes.length * handsInAGame;
  const losses = outcomes.reduce((sum, { score }) => sum + score, 0);
  const bills = outcomes.reduce((sum, { trueBills }) => sum + trueBills, 0);
  const { value, low, high } = rateOf(losses, hands);
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const percentile = (share: number) => rounded(times[Math.floor(share * times.length)]!, 10);
  return {
    hands,
    lost: rounded(value, 10_000),
    low: rounded(low, 10_000),
    high: rounded(high, 10_000),
    trueBills: rounded(bills / hands, 10_000),
    decisionP50Ms: percentile(0.5),
    decisionP95Ms: percentile(0.95),
  };
}
