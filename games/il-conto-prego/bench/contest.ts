import { type AnyBot, findBot } from "@tavolata/bots";
import { type AnyGame, completeOptions, fastRandom, type GameTypes, heard, teller } from "@tavolata/kernel";
import { cpuClock } from "../../../bench/game-bench/cpu-clock.ts";
import { BOTS } from "../bot/index.ts";
import { YARDSTICKS } from "../measuring/index.ts";
import { RULES, type State } from "../rules/index.ts";

const game: AnyGame = RULES;
const PLAYERS: readonly AnyBot[] = [...BOTS, ...YARDSTICKS] as readonly AnyBot[];

/** One bot among several of another kind, and how their games are played. */
export interface Contest {
  readonly seats: number;
  readonly options: object;
  readonly bot: string;
  readonly against: string;
}

/** What the bot scored in one game, and how much time of a core each of its decisions took. */
export interface Outcome {
  readonly score: number;
  readonly milliseconds: readonly number[];
  /** How many bills were true. */
  readonly trueBills: number;
}

/** The first of the deals that are measured with; no bot has been tuned on any of them. */
const FRESH = 910_000;

/** Plays one game of a contest; the bot's seat goes round with the number of the game. */
export function playContest({ seats, options, bot, against }: Contest, index: number): Outcome {
  const botsSeat = index % seats;
  const minds = Array.from({ length: seats }, (_, seat) => mindOf(seat === botsSeat ? bot : against));
  const { tell, told } = teller<GameTypes["event"]>();
  const turn = { now: 0, actedAt: 0, random: fastRandom(FRESH + index, 1), tell, effect: () => {} };
  const choices = fastRandom(FRESH + index, 2);
  const complete = completeOptions<object>(game.options, options);
  if (complete.problems !== undefined) throw new Error("there are no such options");
  const state = game.start({ seats, options: complete.value }, turn);
  const milliseconds: number[] = [];
  let trueBills = 0;
  let result = game.result(state);
  for (; result === undefined; result = game.result(state)) {
    for (const [seat, mind] of minds.entries()) for (const event of heard(told, seat)) mind.hear?.(event);
    told.length = 0;
    const seat = game.awaits(state)[0]!;
    const offers = game.moves(state, seat, turn);
    const from = cpuClock();
    const move = minds[seat]!.decide({ view: () => game.view(state, seat), offers, random: choices });
    if (seat === botsSeat) milliseconds.push(cpuClock() - from);
    game.play(state, seat, move, turn);
    if (move.type === "bill" && (state as State).lastBill?.verdict === "true") trueBills += 1;
  }
  return { score: result.scores[botsSeat]!, milliseconds, trueBills };
}

function mindOf(typed: string) {
  const found = findBot(PLAYERS, typed);
  if (found.fault !== undefined) throw new Error(found.fault);
  return found.bot.sit(found.level);
}
