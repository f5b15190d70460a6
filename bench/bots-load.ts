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
  /** Games that were played to their end; without any, the length of a game is that of quicker bots'. */
  games: number;
  /** How many such bots one core carries at people's pace. */
  botsACore: number;
}

const SEATS = 4;
/** A game that is not over by then is left in the middle. */
const MOST_SECONDS = 15;
/** To find out how long games are. */
const MOST_SECONDS_OF_QUICKER = 5;
/** A table of people moves every four seconds, where a game does not know how long it takes. */
const SECONDS_A_MOVE = 4;

/** What the strongest bot of each game costs among its like, beside the time that people take for such a game. */
export function benchBotsLoad(only?: string): {
  figures: Record<string, BotsLoadFigures>;
  comment: string[];
} {
  const figures: Record<string, BotsLoadFigures> = {};
  for (const game of GAMES) {
    const { name } = game.rules;
    if (game.bots.length === 0 || (only !== undefined && name !== only)) continue;
    figures[name] = measure(game);
    console.error(name, JSON.stringify(figures[name]));
  }
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

  get decisions(): number {
    return this.choices.length + this.forced.length;
  }
}

/** Thrown in the middle of a game: there is enough to measure. */
class TimeIsUp extends Error {}

interface Measured {
  readonly costs: Costs;
  readonly games: number;
  /** Decisions in the games that were played to their end. */
  readonly decisions: number;
}

function measure(game: LoadedGame): BotsLoadFigures {
  const { rules } = game;
  const bot = itemAt(game.bots, 0);
  const level = bot.levels.at(-1);
  const { costs, games, decisions } = play(game, bot, level, MOST_SECONDS);
  const length = games > 0 ? decisions / games : lengthAmongQuicker(game);
  const minutes = rules.minutes?.({ seats: seatsOf(game), options: defaultsOf<object>(rules.options) });
  const secondsADecision = minutes === undefined ? SECONDS_A_MOVE : (30 * (minutes[0] + minutes[1])) / length;
  const thought = sum(costs.choices) + costs.besides;
  const sorted = [...costs.choices].sort((a, b) => a - b);
  return {
    bot: level === undefined ? bot.name : `${bot.name}:${level}`,
    decisions: costs.decisions,
    msADecision: mean(costs.choices),
    p95Ms: rounded(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 100),
    forced: Math.round((100 * costs.forced.length) / Math.max(1, costs.decisions)),
    msAForcedOne: mean(costs.forced),
    games,
    botsACore: Math.floor((1000 * secondsADecision * costs.decisions * seatsOf(game)) / thought),
  };
}

/** How many decisions a game has among the weakest bots, who think the least. */
function lengthAmongQuicker(game: LoadedGame): number {
  const bot = itemAt(game.bots, game.bots.length - 1);
  const { games, decisions } = play(game, bot, bot.levels[0], MOST_SECONDS_OF_QUICKER);
  if (games === 0) throw new Error(`not even the weakest bots of ${game.rules.name} come to an end`);
  return decisions / games;
}

function seatsOf({ rules }: LoadedGame): number {
  return Math.min(Math.max(SEATS, rules.seats.min), rules.seats.max);
}

/** Games among bots of one kind, until the time is up. */
function play(game: LoadedGame, bot: AnyBot, level: string | undefined, seconds: number): Measured {
  const { rules } = game;
  const costs = new Costs();
  const until = cpuClock() + 1000 * seconds;
  const timed = timedBot(bot, costs, until);
  let [games, decisions] = [0, 0];
  while (cpuClock() < until) {
    try {
      playLineUp({
        game: rules,
        options: defaultsOf<object>(rules.options),
        seats: Array.from({ length: seatsOf(game) }, () => ({ bot: timed, level })),
        chance: fastRandom(28, 2 * games),
        choices: fastRandom(28, 2 * games + 1),
      });
    } catch (fault) {
      if (!(fault instanceof TimeIsUp)) throw fault;
      break;
    }
    games++;
    decisions = costs.decisions;
  }
  return { costs, games, decisions };
}

/** The same bot, with its time taken. */
function timedBot(bot: AnyBot, costs: Costs, until: number): AnyBot {
  return {
    ...bot,
    sit(level, seat) {
      const mind = bot.sit(level, seat);
      const timed: Mind<GameTypes> = {
        decide(decision) {
          const [only, ...others] = decision.offers;
          const isForced = only !== undefined && others.length === 0 && only.open === undefined;
          const begun = cpuClock();
          if (begun > until) throw new TimeIsUp();
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
