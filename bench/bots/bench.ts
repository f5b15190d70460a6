import { rateOf } from "@tavolata/figures";
import { benchBeccato } from "./beccato.ts";
import { benchBestia } from "./bestia.ts";
import type { Contest, Outcome } from "./contest.ts";
import { benchExploitability, type ExploitabilityFigures } from "./exploitability.ts";
import { benchPiccioni } from "./piccioni.ts";
import { doAll } from "./pool.ts";
import { rounded } from "./rounded.ts";
import { benchSchickiMicki } from "./schicki-micki.ts";

export interface BotFigures {
  hands: number;
  /** The share of the hands that the bot lost, and its 95 % interval; an even share is one of the seats. */
  lost: number;
  low: number;
  high: number;
  decisionP50Ms: number;
  decisionP95Ms: number;
}

/** What is measured of a game's strong bot. Its score is a number of hands lost. */
const CONTESTS: Readonly<
  Record<string, Omit<Contest, "game" | "against"> & { panel: readonly string[]; hands: number }>
> = {
  "il-conto-prego": {
    seats: 4,
    options: { hands: 16 },
    hands: 16,
    bot: "maestro",
    panel: ["counter", "bluffer", "counter:easy", "rulebook"],
  },
};

/** About 2000 hands: a share of 7 % is then known to a point or so. */
const GAMES_EACH = 126;

/**
 * The strong bot of a game alone among several of one kind, for each kind of its panel; and where the game has a reduced
 * twin, how much ways to play that can be exploited.
 */
export async function benchBots(game = ""): Promise<Record<string, object>> {
  return (OF_THEIR_OWN[game] ?? (() => benchContests(game)))();
}

/** Games whose bots are measured in a way of their own. */
const OF_THEIR_OWN: Readonly<Record<string, () => Promise<Record<string, object>>>> = {
  beccato: benchBeccato,
  bestia: benchBestia,
  piccioni: benchPiccioni,
  "schicki-micki": benchSchickiMicki,
};

async function benchContests(game: string): Promise<Record<string, BotFigures | ExploitabilityFigures>> {
  const measured = CONTESTS[game];
  if (measured === undefined) {
    const games = [...Object.keys(CONTESTS), ...Object.keys(OF_THEIR_OWN)];
    throw new Error(`bots are measured with --game <${games.join(" | ")}>`);
  }
  const { panel, hands, ...contest } = measured;
  const games = panel.flatMap((against) =>
    Array.from({ length: GAMES_EACH }, (_, index) => ({ contest: { ...contest, game, against }, index })),
  );
  const outcomes = await doAll("contest", games);
  const against = Object.fromEntries(
    panel.map((against) => [
      against,
      figuresOf(
        outcomes.filter((_, i) => games[i]!.contest.against === against),
        hands,
      ),
    ]),
  );
  const reduced = Object.entries(benchExploitability(game)).map(([name, figures]) => [
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
