import type { Seat } from "@tavolata/kernel";
import type { Options } from "../rules/index.ts";
import { type Conduct, newConduct, note } from "./conduct.ts";
import { MeasuringTable, mindOf } from "./table.ts";

/** One bot alone among several of another kind; two seats make a duel. */
export interface ContestPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly bot: string;
  readonly against: string;
}

export interface ContestOutcome {
  /** The bot's share of the win: 1, nothing, or one part of as many as share it. */
  readonly won: number;
  readonly minutes: number;
  /** How the bot behaved, and how long its program took over each card. */
  readonly conduct: Conduct;
  readonly milliseconds: readonly number[];
  /** Its reactions that were settled, and those of them that were wrong. */
  readonly reactions: number;
  readonly wrong: number;
}

/** Plays one game; the bot's seat goes round with the number of the game. */
export function playContest(
  { seats, options, bot, against }: ContestPlan,
  index: number,
  clock: () => number,
): ContestOutcome {
  const botsSeat = index % seats;
  const minds = Array.from({ length: seats }, (_, seat) => mindOf(seat === botsSeat ? bot : against, seat));
  const conduct = newConduct();
  const milliseconds: number[] = [];
  let reactions = 0;
  let wrong = 0;
  const table = new MeasuringTable(minds, options, index, {
    clock,
    glance(glance) {
      if (glance.seat !== botsSeat) return;
      note(conduct, glance);
      milliseconds.push(glance.milliseconds);
    },
    event(event) {
      if (event.type !== "settled") return;
      const own = event.reactions.filter(({ seat }) => seat === botsSeat);
      reactions += own.length;
      wrong += own.filter(({ outcome }) => outcome === "wrong").length;
    },
  });
  const { result, minutes } = table.play();
  return { won: shareOf(result.places, botsSeat), minutes, conduct, milliseconds, reactions, wrong };
}

export function shareOf(places: readonly number[], seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
