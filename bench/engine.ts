import { GAMES } from "@tavolata/games";
import {
  type AnyGame,
  defaultsOf,
  drawMove,
  fastRandom,
  type GameTypes,
  nobodyListens,
  pick,
  type Random,
} from "@tavolata/kernel";

export interface EngineFigures {
  movesPerCpuSecond: number;
}

const PLAYERS = 4;
const WARM_UP_SECONDS = 1;
const ROUND_SECONDS = 1;
const ROUNDS = 5;
const LONGEST_GAME = 100_000;

/**
 * Moves per CPU second in random play through the public contract: which seat the game waits for, all its moves,
 * whether the chosen one is refused, the move itself. The best of a few rounds counts, because other work can slow a
 * machine down but nothing can speed it up.
 */
export function benchEngine(): Record<string, EngineFigures> {
  return Object.fromEntries(GAMES.map(({ rules }) => [rules.name, measure(rules)]));
}

function measure(game: AnyGame): EngineFigures {
  const random = fastRandom(1);
  playFor(game, random, WARM_UP_SECONDS);
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) best = Math.max(best, playFor(game, random, ROUND_SECONDS));
  return { movesPerCpuSecond: Math.round(best) };
}

/** Plays games for this many CPU seconds and returns the moves per CPU second. */
function playFor(game: AnyGame, random: Random, seconds: number): number {
  const from = process.cpuUsage();
  let moves = 0;
  for (;;) {
    moves += playOneGame(game, random);
    const { user, system } = process.cpuUsage(from);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return moves / spent;
  }
}

/** Plays one random game with the default options and returns the number of moves. */
export function playOneGame(game: AnyGame, random: Random): number {
  const options = defaultsOf<object>(game.options);
  const seats = Math.min(Math.max(PLAYERS, game.seats.min), game.seats.max);
  const turn = { now: 0, actedAt: 0, random, tell: nobodyListens<GameTypes["event"]>(), effect: () => {} };
  const state = game.start({ seats, options }, turn);
  let moves = 0;
  while (game.result(state) === undefined && moves < LONGEST_GAME) {
    const awaited = game.awaits(state);
    if (awaited.length === 0) {
      const alarm = game.alarm(state);
      if (alarm === undefined) break;
      turn.now = turn.actedAt = alarm;
      game.ring(state, turn);
      continue;
    }
    const seat = pick(awaited, random);
    const move = drawMove(pick(game.moves(state, seat, turn), random), random);
    if (game.refuse(state, seat, move, turn) !== undefined)
      throw new Error(`${game.name} refuses what it offers`);
    game.play(state, seat, move, turn);
    moves += 1;
  }
  return moves;
}
