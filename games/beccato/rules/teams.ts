import { type Random, type Seat, shuffle } from "@tavolata/kernel";
import type { Options } from "./options.ts";
import { known, teamNumber } from "./state.ts";

/**
 * BEC-2, BEC-3: which team sits where, going left, for each number of players; teams of two or of three where both are
 * possible. With five, the imaginary player sits at the end (BEC-25). Teams
 * come in the order of their letters. No two neighbours are in the same team.
 */
const SEATINGS: Readonly<Record<number, Readonly<Record<Options["teamSize"], string>>>> = {
  4: { two: "ABAB", three: "ABAB" },
  5: { two: "ABABA", three: "ABABA" },
  6: { two: "ABCABC", three: "ABABAB" },
  7: { two: "ABACABC", three: "ABACABC" },
  8: { two: "ABCDABCD", three: "ABABCABC" },
  9: { two: "ABCABDACD", three: "ABCABCABC" },
};

/** BEC-25: with this many players there is an imaginary one. */
export const WITH_IMAGINARY = 5;

/** BEC-5, BEC-25 */
export function coopsFor(seats: number): number {
  return seats === WITH_IMAGINARY ? seats : seats - 1;
}

export interface Seating {
  /** The seats in the order in which they sit, going left. */
  readonly places: Seat[];
  /** The seats of each team, in that order. */
  readonly teams: Seat[][];
}

/** Agreed teams stay as they sit; where teams are drawn, so is who sits where (BEC-2). */
export function seatingFor(
  seats: number,
  { teamSize, teams }: Pick<Options, "teamSize" | "teams">,
  random: Random,
): Seating {
  const places = patternOf(seats, teamSize).map((_, place) => place);
  if (teams === "drawn") shuffle(places, random);
  const teamOfPlaces = places.map((_, place) => teamOfPlace(seats, teamSize, place));
  const numbers = [...new Set(teamOfPlaces)];
  return {
    places,
    teams: numbers.map((team) => places.filter((_, place) => teamOfPlaces[place] === team)),
  };
}

function patternOf(seats: number, teamSize: Options["teamSize"]): string[] {
  return [...known(SEATINGS[seats], `seating for ${seats} players`)[teamSize]];
}

/** BEC-3: the team of the player at this place, counted the way people sit. */
export function teamOfPlace(seats: number, teamSize: Options["teamSize"], place: number): number {
  const pattern = patternOf(seats, teamSize);
  return [...new Set(pattern)].indexOf(known(pattern[place], `place ${place}`));
}

interface Around {
  readonly places: readonly Seat[];
  readonly teams: readonly { readonly seats: readonly Seat[] }[];
}

/** The player to somebody's left; the imaginary one is not counted. */
export function leftOf({ places }: Pick<Around, "places">, seat: Seat): Seat {
  return known(places[(places.indexOf(seat) + 1) % places.length], "place to the left");
}

/** BEC-25: whether this player's card goes to the imaginary one. */
export function passesToImaginary({ places }: Pick<Around, "places">, seat: Seat): boolean {
  return places.length === WITH_IMAGINARY && places.at(-1) === seat;
}

export function teamOf({ teams }: Pick<Around, "teams">, seat: Seat): number {
  return teams.findIndex(({ seats }) => seats.includes(seat));
}

export function teamWith<T extends Around["teams"][number]>(
  around: { readonly teams: readonly T[] },
  seat: Seat,
): T {
  return teamNumber(around, teamOf(around, seat));
}

export function areMates(around: Pick<Around, "teams">, seat: Seat, other: Seat): boolean {
  return teamOf(around, seat) === teamOf(around, other);
}

export function matesOf(around: Pick<Around, "teams">, seat: Seat): Seat[] {
  return teamWith(around, seat).seats.filter((other) => other !== seat);
}

/** BEC-11: the other teams, in turn order from this player's left. */
export function opposingTeams(around: Around, seat: Seat): number[] {
  const teams: number[] = [];
  for (let other = leftOf(around, seat); other !== seat; other = leftOf(around, other)) {
    const team = teamOf(around, other);
    if (team !== teamOf(around, seat) && !teams.includes(team)) teams.push(team);
  }
  return teams;
}
