import { rateOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import type { Contest, Outcome } from "./contest.ts";
import { benchExploitability, type ExploitabilityFigures } from "./exploitability.ts";
import type { TASKS } from "./tasks.ts";

export interface BotFigures {
  hands: number;
  /** The share of the hands that the bot lost, and its 95 % interval; an even share is one of the seats. */
  lost: number;
  low: number;
  high: number;
  decisionP50Ms: number;
  decisionP95Ms: number;
}

/** What is measured of the strong bot. Its score is a number of hands lost. */
const HANDS = 16;
const CONTEST: Omit<Contest, "against"> = { seats: 4, options: { hands: HANDS }, bot: "maestro" };
const PANEL = ["counter", "bluffer", "counter:easy", "rulebook"];

/** About 2000 hands: a share of 7 % is then known to a point or so. */
const GAMES_EACH = 126;

/**
 * The strong bot alone among several of one kind, for each kind of its panel; and in the reduced game, how much ways to
 * play can be exploited.
 */
export async function benchBots(
  doAll: DoAll<typeof TASKS>,
): Promise<Record<string, BotFigures | ExploitabilityFigures>> {
  const games = PANEL.flatMap((against) =>
    Array.from({ length: GAMES_EACH }, (_, index) => ({ contest: { ...CONTEST, against }, index })),
  );
  const outcomes = await doAll("contest", games);
  const against = Object.fromEntries(
    PANEL.map((against) => [
      against,
      figuresOf(
        outcomes.filter((_, i) => games[i]!.contest.against === against),
        HANDS,
      ),
    ]),
  );
  const reduced = Object.entries(benchExploitability()).map(([name, figures]) => [
    `reduced: ${name}`,
    figures,
  ]);
  return { ...against, ...Object.fromEntries(reduced) };
}

function figuresOf(outcomes: readonly Outcome[], handsInAGame: number): BotFigures {
  const hands = outcomes.length * handsInAGame;
  const losses = outcomes.reduce((sum, { score }) => sum + score, 0);
  const { value, low, high } = rateOf(losses, hands);
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const percentile = (share: number) => rounded(times[Math.floor(share * times.length)]!, 10);
  return {
    hands,
    lost: rounded(value, 10_000),
    low: rounded(low, 10_000),
    high: rounded(high, 10_000),
    decisionP50Ms: percentile(0.5),
    decisionP95Ms: percentile(0.95),
  };
}
