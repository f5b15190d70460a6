import type { Result, Seat } from "@tavolata/kernel";

/** Who shares a place in a game that is over: one player, or a team. */
export interface Placed {
  readonly place: number;
  readonly seats: readonly Seat[];
  /** What a team is called. */
  readonly team: string | undefined;
  readonly score: number;
}

/** From the first down. A result has a place for every seat; where teams play, it is teams that are counted. */
export function placed({ places, scores }: Result, teamOf?: (seat: Seat) => string): Placed[] {
  const groups = new Map<string | Seat, Seat[]>();
  for (const [seat, place] of places.entries()) {
    // A chair that nobody sat on has no place.
    if (place <= 0) continue;
    const group = teamOf?.(seat) ?? seat;
    groups.set(group, [...(groups.get(group) ?? []), seat]);
  }
  const firsts = [...groups.values()].map(([first]) => places[first!]!);
  return [...groups]
    .map(([group, seats]): Placed => {
      const own = places[seats[0]!]!;
      const isTeam = typeof group === "string";
      return {
        place: isTeam ? 1 + firsts.filter((other) => other < own).length : own,
        seats,
        team: isTeam ? group : undefined,
        score: scores[seats[0]!]!,
      };
    })
    .sort((a, b) => a.place - b.place);
}

export function winnersOf(all: readonly Placed[]): Placed[] {
  return all.filter(({ place }) => place === 1);
}
