import { bySeat, type Options } from "../rules/index.ts";
import { shareOf } from "./contest.ts";
import { type PersonName, personMind } from "./people.ts";
import { MeasuringTable, mindOf } from "./table.ts";

/** One simulated person among bots of one kind. */
export interface CompanyPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly person: PersonName;
  readonly bots: string;
}

interface CompanyOutcome {
  /** The person's share of the win. */
  readonly won: number;
  /** How many lines were taken, and how many of them the person took; of a line that is shared a part. */
  readonly lines: number;
  readonly taken: number;
  /** Nobody has fewer cards than the person. */
  readonly isLast: boolean;
  /** How long the person and the bots took, in milliseconds. */
  readonly personTimes: readonly number[];
  readonly botTimes: readonly number[];
}

/** Plays one game; the person's seat goes round with the number of the game. */
export function playInCompany({ seats, options, person, bots }: CompanyPlan, index: number): CompanyOutcome {
  const own = index % seats;
  const minds = Array.from({ length: seats }, (_, seat) =>
    seat === own ? personMind(person) : mindOf(bots, seat),
  );
  const personTimes: number[] = [];
  const botTimes: number[] = [];
  let lines = 0;
  let taken = 0;
  const table = new MeasuringTable(minds, options, index, {
    glance({ seat, move, after }) {
      if (move !== undefined) (seat === own ? personTimes : botTimes).push(after);
    },
    event(event) {
      if (event.type !== "settled" || event.winners.length === 0) return;
      lines += 1;
      if (event.winners.includes(own)) taken += 1 / event.winners.length;
    },
  });
  const { places } = table.play().result;
  const isLast = bySeat(places, own) === Math.max(...places);
  return { won: shareOf(places, own), lines, taken, isLast, personTimes, botTimes };
}
