import type { PublicTournament, PublicTournamentPlayer } from "@tavolata/server/protocol";

/** How somebody stands in a tournament. */
export type OwnStatus =
  | { readonly kind: "stranger" }
  /** It has not started. */
  | { readonly kind: "entered" }
  | {
      readonly kind: "seated";
      readonly table: string;
      /** As people count tables, from one. */
      readonly number: number;
      /** Among those still in, by chips; null while all have as many, and nobody is ahead. */
      readonly rank: number | null;
      readonly chips: number;
    }
  /** Between two tables. */
  | { readonly kind: "walking" }
  | { readonly kind: "out"; readonly place: number; readonly prize: number };

export function isPerson(
  player: PublicTournamentPlayer,
): player is PublicTournamentPlayer & { readonly who: { readonly id: string } } {
  return "id" in player.who;
}

export function stillIn({ players, phase }: PublicTournament): readonly PublicTournamentPlayer[] {
  return phase === "over" ? [] : players.filter(({ place }) => place === null);
}

export function ownStatusOf(tournament: PublicTournament, person: string | undefined): OwnStatus {
  const { players, tables, phase } = tournament;
  const own = players.find((player) => isPerson(player) && player.who.id === person);
  if (own === undefined) return { kind: "stranger" };
  if (own.place !== null) return { kind: "out", place: own.place, prize: own.prize };
  if (phase !== "running") return { kind: "entered" };
  const table = own.table === null ? undefined : tables[own.table];
  if (table === undefined || own.table === null) return { kind: "walking" };
  const chips = own.chips ?? 0;
  const others = stillIn(tournament).flatMap((other) => (other.chips === null ? [] : [other.chips]));
  const ahead = others.filter((more) => more > chips).length;
  const rank = others.every((same) => same === chips) ? null : ahead + 1;
  return { kind: "seated", table: table.table, number: own.table + 1, rank, chips };
}

/**
 * The table that somebody is to be brought to from where they are: a table's id, or null for the page of the
 * tournament. `visited` is the last table of their own that they have been at. Somebody who has walked away from it,
 * to look at the standings or at other tables, is left alone until they are given another one.
 */
export function tableToGoTo(standing: OwnStatus, here: string | null, visited: string | null): string | null {
  if (standing.kind !== "seated" || standing.table === here || standing.table === visited) return null;
  return here === null || visited === null || visited === here ? standing.table : null;
}
