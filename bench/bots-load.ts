import type { AnyBot, Mind } from "@tavolata/bots";
import { GAMES, type LoadedGame } from "@tavolata/games";
import { defaultsOf, fastRandom, type GameTypes, itemAt } from "@tavolata/kernel";
import { playLineUp } from "@tavolata/lab";
import { cpuClock } from "./game-bench/cpu-clock.ts";
import { rounded } from "./game-bench/rounded.ts";

export interface BotsLoadFigures {
  bot: string;
  decisions: number;
  msADecision: number;
  p95Ms: number;
  /** Decisions in which there is nothing to choose: a server does not ask for them. In %. */
  forced: number;
  msAForcedOne: number;
  /** How many such bots one core carries at people's pace. */
  botsACore: number;
}

const SEATS = 4;
const MOST_SECONDS = 20;
/** A table of people moves every four seconds, where a game does not know how long it takes. */
const SECONDS_A_MOVE = 4;

/** What the strongest bot of each game costs among its like, beside the time that people take for such a game. */
export function benchBotsLoad(): { figures: Record<string, BotsLoadFigures>; comment: string[] } {
  const figures = Object.fromEntries(
    GAMES.filter(({ bots }) => bots.length > 0).map((game) => [game.rules.name, measure(game)]),
  );
  const comment = [
    "Bots a core: how long a game takes among people, over the CPU time that one bot needs for it, where forced moves",
    "are not thought about. CPU time of one thread; what a table itself costs comes on top.",
  ];
  return { figures, comment };
}

/** What one kind of bot has needed so far, in milliseconds of CPU time. */
class Costs {
  readonly choices: number[] = [];
  readonly forced: number[] = [];
  /** To listen, and to react. */
  besides = 0;
}

function measure({ rules, bots }: LoadedGame): BotsLoadFigures {
  const bot = itemAt(bots, 0);
  const level = bot.levels.at(-1);
  const options = defaultsOf<object>(rules.options);
  const seats = Math.min(Math.max(SEATS, rules.seats.min), rules.seats.max);
  const costs = new Costs();
  const timed = timedBot(bot, costs);
  const minutes = rules.minutes?.({ seats, options });
  let played = 0;
  const since = cpuClock();
  for (let game = 0; game === 0 || cpuClock() - since < 1000 * MOST_SECONDS; game++) {
    const { moves } = playLineUp({
      game: rules,
      options,
      seats: Array.from({ length: seats }, () => ({ bot: timed, level })),
      chance: fastRandom(28, 2 * game),
      choices: fastRandom(28, 2 * game + 1),
    });
    played += minutes === undefined ? moves * SECONDS_A_MOVE : 30 * (minutes[0] + minutes[1]);
  }
  const thought = sum(costs.choices) + costs.besides;
  const sorted = [...costs.choices].sort((a, b) => a - b);
  const all = costs.choices.length + costs.forced.length;
  return {
    bot: level === undefined ? bot.name : `${bot.name}:${level}`,
    decisions: all,
    msADecision: mean(costs.choices),
    p95Ms: rounded(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 100),
    forced: Math.round((100 * costs.forced.length) / Math.max(1, all)),
    msAForcedOne: mean(costs.forced),
    botsACore: Math.floor((1000 * played * seats) / thought),
  };
}

/** The same bot, with its time taken. */
function timedBot(bot: AnyBot, costs: Costs): AnyBot {
  return {
    ...bot,
    sit(level, seat) {
      const mind = bot.sit(level, seat);
      const timed: Mind<GameTypes> = {
        decide(decision) {
          const [only, ...others] = decision.offers;
          const isForced = only !== undefined && others.length === 0 && only.open === undefined;
          const begun = cpuClock();
          const move = mind.decide(decision);
          (isForced ? costs.forced : costs.choices).push(cpuClock() - begun);
          return move;
        },
      };
      const besides = <Value>(work: () => Value): Value => {
        const begun = cpuClock();
        const value = work();
        costs.besides += cpuClock() - begun;
        return value;
      };
      if (mind.hear !== undefined) timed.hear = (event) => besides(() => mind.hear?.(event));
      if (mind.react !== undefined) timed.react = (decision) => besides(() => mind.react?.(decision));
      return timed;
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return rounded(sum(numbers) / Math.max(1, numbers.length), 100);
}
