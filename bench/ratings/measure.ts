import { type AnyBot, type BotRatings, findBot } from "@tavolata/bots";
import { NEW_RATING, type Rating, rate } from "@tavolata/figures";
import type { LoadedGame } from "@tavolata/games";
import { fastRandom, itemAt, type Random, shuffle } from "@tavolata/kernel";
import { planFor, playLineUp } from "@tavolata/lab";

export interface Measured {
  readonly ratings: BotRatings;
  /** How many games each bot has played. */
  readonly played: Readonly<Record<string, number>>;
  readonly games: number;
  readonly seats: number;
}

export interface Measuring {
  readonly games: number;
  /** After so many seconds no more games are begun. */
  readonly seconds: number;
  readonly seed: number;
}

/** Lets all bots of a game play each other at all their levels, in line-ups drawn by chance, and rates them like people. */
export function measureBots(game: LoadedGame, { games, seconds, seed }: Measuring): Measured {
  const names = game.bots.flatMap(levelsOf);
  const plan = planFor({ game: game.rules.name });
  const random = fastRandom(seed);
  const ratings = new Map<string, Rating>(names.map((name) => [name, NEW_RATING]));
  const played = Object.fromEntries(names.map((name) => [name, 0]));
  const until = performance.now() + 1000 * seconds;
  let done = 0;
  while (done < games && performance.now() < until) {
    const lineUp = drawLineUp(names, plan.players, random);
    const seats = lineUp.map((name) => findBot(game.bots, name));
    const { state, result } = playLineUp({
      game: game.rules,
      options: plan.options,
      seats: seats.map(({ bot, level, fault }) => {
        if (fault !== undefined) throw new Error(fault);
        return { bot, level };
      }),
      chance: fastRandom(seed, 2 * done + 1),
      choices: fastRandom(seed, 2 * done + 2),
    });
    done++;
    if (result === undefined) continue;
    const teams = game.rules.teams?.(state) ?? lineUp.map((_, seat) => seat);
    const sides = [...new Set(teams)].map((team) =>
      [...lineUp.keys()].filter((seat) => teams[seat] === team),
    );
    const after = rate(
      sides.map((side) => ({
        place: itemAt(result.places, itemAt(side, 0)),
        players: side.map((seat) => ratings.get(itemAt(lineUp, seat)) ?? NEW_RATING),
      })),
    );
    const moved = new Map<string, Rating[]>();
    sides.forEach((side, i) => {
      side.forEach((seat, j) => {
        const name = itemAt(lineUp, seat);
        moved.set(name, [...(moved.get(name) ?? []), itemAt(itemAt(after, i), j)]);
      });
    });
    // A bot that sat on several seats moves by as much as all of them together would have moved on average.
    for (const [name, some] of moved) {
      const mean = (of: (rating: Rating) => number) =>
        some.reduce((sum, rating) => sum + of(rating), 0) / some.length;
      ratings.set(name, { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) });
      played[name] = (played[name] ?? 0) + 1;
    }
  }
  return { ratings: Object.fromEntries(ratings), played, games: done, seats: plan.players };
}

/** As `ended games` name them. */
function levelsOf({ name, levels }: AnyBot): string[] {
  return levels.length === 0 ? [name] : levels.map((level) => `${name}:${level}`);
}

/** As many different bots as there are, drawn by chance; where there are fewer than seats, some sit twice. */
function drawLineUp(names: readonly string[], seats: number, random: Random): string[] {
  const lineUp: string[] = [];
  while (lineUp.length < seats) {
    lineUp.push(...shuffle([...names], random).slice(0, seats - lineUp.length));
  }
  return shuffle(lineUp, random);
}
