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
  const groups = new Map<string | Seat, Placed & { readonly seats: Seat[] }>();
  for (const [seat, place] of places.entries()) {
    // A chair that nobody sat on has no place.
    if (place <= 0) continue;
    const score = scores[seat];
    if (score === undefined) throw new Error(`seat ${seat} has a place and no score`);
    const team = teamOf?.(seat);
    const group = groups.get(team ?? seat);
    if (group === undefined) groups.set(team ?? seat, { place, seats: [seat], team, score });
    else group.seats.push(seat);
  }
  const all = [...groups.values()];
  const amongTeams = (own: number) => 1 + all.filter(({ place }) => place < own).length;
  return all
    .map((one) => (one.team === undefined ? one : { ...one, place: amongTeams(one.place) }))
    .sort((a, b) => a.place - b.place);
}

export function winnersOf(all: readonly Placed[]): Placed[] {
  return all.filter(({ place }) => place === 1);
}
