import { known, type Options } from "../rules/index.ts";
import { MeasuringTable, mindOf } from "./table.ts";

/** One bot alone among several of another kind; two seats make a duel. */
export interface ContestPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly bot: string;
  readonly against: string;
}

export interface ContestOutcome {
  readonly won: boolean;
  /** The bot's points, and the average of the others'. */
  readonly points: number;
  readonly others: number;
  readonly turns: number;
  /** How long each of the bot's decisions took. */
  readonly milliseconds: readonly number[];
}

/** Plays one game; the bot's seat rotates with the number of the game. */
export function playContest(
  { seats, options, bot, against }: ContestPlan,
  index: number,
  clock: () => number,
): ContestOutcome {
  const botsSeat = index % seats;
  const minds = Array.from({ length: seats }, (_, seat) => mindOf(seat === botsSeat ? bot : against));
  const table = new MeasuringTable(minds, options, index);
  const milliseconds: number[] = [];
  const { places, scores } = table.play(clock, (seat, _, took) => {
    if (seat === botsSeat) milliseconds.push(took);
  });
  const points = known(scores[botsSeat], "score of the bot");
  const all = scores.reduce((sum, score) => sum + score, 0);
  return {
    won: places[botsSeat] === 1,
    points,
    others: (all - points) / (seats - 1),
    turns: table.state.turn,
    milliseconds,
  };
}
