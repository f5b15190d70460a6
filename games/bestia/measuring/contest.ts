import { bySeat, type Options } from "../rules/index.ts";
import { classOf, type DeclarationClass } from "./declarations.ts";
import { MeasuringTable, mindOf, netInPots } from "./table.ts";

/** One bot alone among others: all of one kind, or of several kinds in turn. */
export interface ContestPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly bot: string;
  readonly against: string | readonly string[];
}

export interface DealOutcome {
  /** What the bot took out of the pot less its bestia, in pots. */
  readonly net: number;
  /** The same for one of the others, on average. */
  readonly others: number;
  /** The net, plus an even share of what is left in the pot, less an even share of this pot: all seats sum to 0. */
  readonly gain: number;
}

/** What one way of declaring brought in one hand, in pots. */
export interface Declared extends DeclarationClass {
  readonly net: number;
}

/** Who sits where: after the bot the others in turn, and from the beginning again if there are more seats. */
export function lineUp(
  { seats, bot, against }: Pick<ContestPlan, "seats" | "bot" | "against">,
  botsSeat: number,
): string[] {
  const kinds = typeof against === "string" ? [against] : against;
  return Array.from({ length: seats }, (_, seat) => {
    const after = (seat - botsSeat + seats) % seats;
    return after === 0 ? bot : bySeat(kinds, (after - 1) % kinds.length);
  });
}

/** Plays one game; the bot's seat goes round with the number of the game. The clock measures how long it thinks. */
export function playContest(
  { seats, options, bot, against }: ContestPlan,
  index: number,
  clock: () => number,
): { deals: DealOutcome[]; declared: Declared[]; milliseconds: number[] } {
  const botsSeat = index % seats;
  const table = new MeasuringTable(seats, options, index);
  const minds = lineUp({ seats, bot, against }, botsSeat).map(mindOf);
  table.minds = minds;
  const milliseconds: number[] = [];
  const said: { hand: number; way: DeclarationClass }[] = [];
  while (!table.isOver) {
    const seat = table.state.turn;
    if (seat === null) {
      table.deal();
      continue;
    }
    const from = clock();
    const move = table.ask(seat, bySeat(minds, seat));
    if (seat === botsSeat) {
      milliseconds.push(clock() - from);
      const way = classOf(table.state, seat, table.offers(seat), move);
      if (way !== undefined) said.push({ hand: table.hands.length, way });
    }
    table.play(seat, move);
  }
  const deals = table.hands.map((hand) => {
    const nets = minds.map((_, seat) => netInPots(hand, seat));
    const net = bySeat(nets, botsSeat);
    const others = (nets.reduce((sum, one) => sum + one, 0) - net) / (seats - 1);
    return { net, others, gain: net + (hand.nextPot / hand.pot - 1) / seats };
  });
  const declared = said.map(({ hand, way }) => ({
    ...way,
    net: netInPots(bySeat(table.hands, hand), botsSeat),
  }));
  return { deals, declared, milliseconds };
}
