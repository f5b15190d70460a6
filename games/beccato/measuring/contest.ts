import type { Seat } from "@tavolata/kernel";
import { known, type Options, type State } from "../rules/index.ts";
import { Calibration, newTenths, type Tenth } from "./calibration.ts";
import { agreeingOn } from "./kinds.ts";
import { MeasuringTable, sitterOf } from "./table.ts";

/** One team of bots against teams of another kind. */
export interface ContestPlan {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly bot: string;
  readonly against: string;
  /** BEC-22: whether the team agrees on a voice and the others on gestures, or the other way round. */
  readonly loud?: boolean;
  /** Where the seeds of its games begin. */
  readonly seed: number;
}

/** Only one decision in so many is timed: there are tens of thousands in a game. */
const TIMED_ONE_IN = 16;

export interface ContestOutcome {
  /** The team's share of the win: 1, 0, or a fraction if several teams share it. */
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
  /** What its members believed of others' hands, and what was true. */
  readonly rivals: readonly Tenth[];
  readonly mates: readonly Tenth[];
  readonly milliseconds: readonly number[];
}

/** Plays one game; the bots' team rotates with the number of the game. */
export function playContest(
  { seats, options, bot, against, seed, loud }: ContestPlan,
  index: number,
  clock: () => number,
): ContestOutcome {
  const teams = teamsOf(seats, options);
  const number = index % teams.length;
  const own = known(teams[number], "team of the bots");
  const sitters = Array.from({ length: seats }, (_, seat) => {
    const isOwn = own.includes(seat);
    const sitter = sitterOf(isOwn ? bot : against);
    return loud === undefined ? sitter : agreeingOn(sitter, loud === isOwn);
  });
  const [rivals, mates] = [newTenths(), newTenths()];
  const readers = new Map(own.map((seat) => [seat, new Calibration(seat, rivals, mates)]));
  const milliseconds: number[] = [];
  let [voids, shouts, right, decisions] = [0, 0, 0, 0];
  const table = new MeasuringTable(sitters, { ...options, teams: "agreed" }, seed + index, {
    clock,
    thought(seat, time) {
      if (own.includes(seat) && decisions++ % TIMED_ONE_IN === 0) milliseconds.push(time);
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
    won: result === undefined ? 0 : winOf(state, number),
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

/** Where teams are agreed, they go by where people sit. */
function teamsOf(seats: number, options: Partial<Options>): Seat[][] {
  const sitters = Array.from({ length: seats }, () => sitterOf("scripted"));
  return new MeasuringTable(sitters, { ...options, teams: "agreed" }, 0).teams;
}

function winOf({ scores }: State, team: number): number {
  const winners = known(scores, "score").flatMap(({ place }, other) => (place === 1 ? [other] : []));
  return winners.includes(team) ? 1 / winners.length : 0;
}
