import { bySeat, type Options } from "../rules/index.ts";
import { MeasuringTable, mindOf, netInPots } from "./table.ts";

/** One bot alone among several of another kind. */
export interface ContestPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly bot: string;
  readonly against: string;
}

export interface DealOutcome {
  /** What the bot took out of the pot less its bestia, in pots. */
  readonly net: number;
  /** The same for one of the others, on average. */
  readonly others: number;
  /** The net, plus an even share of what is left in the pot, less an even share of this pot: all seats sum to 0. */
  readonly gain: number;
}

/** Plays one game; the bot's seat goes round with the number of the game. The clock measures how long it thinks. */
export function playContest(
  { seats, options, bot, against }: ContestPlan,
  index: number,
  clock: () => number,
): { deals: DealOutcome[]; milliseconds: number[] } {
  const botsSeat = index % seats;
  const table = new MeasuringTable(seats, options, index);
  const minds = Array.from({ length: seats }, (_, seat) => mindOf(seat === botsSeat ? bot : against));
  const milliseconds: number[] = [];
  while (!table.isOver) {
    const seat = table.state.turn;
    if (seat === null) {
      table.deal();
      continue;
    }
    const from = clock();
    const move = table.ask(seat, bySeat(minds, seat));
    if (seat === botsSeat) milliseconds.push(clock() - from);
    table.play(seat, move);
  }
  const deals = table.hands.map((hand) => {
    const nets = minds.map((_, seat) => netInPots(hand, seat));
    const net = bySeat(nets, botsSeat);
    const others = (nets.reduce((sum, one) => sum + one, 0) - net) / (seats - 1);
    return { net, others, gain: net + (hand.nextPot / hand.pot - 1) / seats };
  });
  return { deals, milliseconds };
}
