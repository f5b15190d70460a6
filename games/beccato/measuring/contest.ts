import type { Seat } from "@tavolata/kernel";
import type { Options, State } from "../rules/index.ts";
import { Calibration, newTenths, type Tenth } from "./calibration.ts";
import { MeasuringTable, sitterOf } from "./table.ts";

/** One team of bots against teams of another kind. */
export interface ContestPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly bot: string;
  readonly against: string;
  /** Where the seeds of its games begin. */
  readonly seed: number;
}

/** The time of so many decisions is not kept for each one whose is: there are tens of thousands in a game. */
const UNTIMED = 16;

export interface ContestOutcome {
  /** The team's share of the win: 1, nothing, or one part of as many as share it. */
  readonly won: number;
  /** The share that an even game would give it. */
  readonly even: number;
  readonly minutes: number;
  readonly rounds: number;
  /** Rounds that nobody ended with a shout, and whether the game ended for that or not at all. */
  readonly voids: number;
  readonly stalled: boolean;
  /** The team's shouts, and those of them that were right. */
  readonly shouts: number;
  readonly right: number;
  /** What its members believed of others' hands, and what was so. */
  readonly rivals: readonly Tenth[];
  readonly mates: readonly Tenth[];
  readonly milliseconds: readonly number[];
}

/** Plays one game; which team the bots are goes round with the number of the game. */
export function playContest(
  { seats, options, bot, against, seed }: ContestPlan,
  index: number,
  clock: () => number,
): ContestOutcome {
  const teams = teamsOf(seats, options);
  const own = teams[index % teams.length]!;
  const sitters = Array.from({ length: seats }, (_, seat) => sitterOf(own.includes(seat) ? bot : against));
  const [rivals, mates] = [newTenths(), newTenths()];
  const readers = new Map(own.map((seat) => [seat, new Calibration(seat, rivals, mates)]));
  const milliseconds: number[] = [];
  let [voids, shouts, right, decisions] = [0, 0, 0, 0];
  const table = new MeasuringTable(sitters, { ...options, teams: "agreed" }, seed + index, {
    clock,
    thought(seat, time) {
      if (own.includes(seat) && decisions++ % UNTIMED === 0) milliseconds.push(time);
    },
    heard(seat, events, state) {
      readers.get(seat)?.heard(events, state);
    },
    event(event) {
      if (event.type !== "settled") return;
      if (event.seat === null) voids += 1;
      else if (own.includes(event.seat)) {
        shouts += 1;
        if (event.right) right += 1;
      }
    },
  });
  const { result, state, minutes, rounds } = table.play();
  return {
    won: result === undefined ? 0 : winOf(state, own[0]!),
    even: 1 / teams.length,
    minutes,
    rounds,
    voids,
    stalled: result === undefined || state.endedBy === "noShouts",
    shouts,
    right,
    rivals,
    mates,
    milliseconds,
  };
}

/** Who plays with whom where teams are agreed: by where people sit. */
function teamsOf(seats: number, options: Partial<Options>): Seat[][] {
  const sitters = Array.from({ length: seats }, () => sitterOf("scripted"));
  return new MeasuringTable(sitters, { ...options, teams: "agreed" }, 0).teams;
}

function winOf({ teams, scores }: State, member: Seat): number {
  const winners = teams.filter((_, team) => scores![team]!.place === 1);
  return winners.some(({ seats }) => seats.includes(member)) ? 1 / winners.length : 0;
}
