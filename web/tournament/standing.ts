import type {
  GoneBecause,
  PublicRounds,
  PublicTournament,
  PublicTournamentPlayer,
} from "@tavolata/server/protocol";

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
      /** Null where it is not played for chips. */
      readonly chips: number | null;
    }
  /** Between two tables. */
  | { readonly kind: "walking" }
  /** In rounds: sits this one out, or has a table again with the next one. */
  | { readonly kind: "bye" }
  | { readonly kind: "between" }
  /** Did not come, was removed, or has withdrawn. */
  | { readonly kind: "gone"; readonly why: GoneBecause }
  | { readonly kind: "out"; readonly place: number; readonly prize: number };

export function isPerson(
  player: PublicTournamentPlayer,
): player is PublicTournamentPlayer & { readonly who: { readonly id: string } } {
  return "id" in player.who;
}

/** Who has this number now; nothing for bots, whose numbers do not change. */
export function whoIsMeant(
  players: readonly PublicTournamentPlayer[],
  number: number,
): { readonly person?: string } {
  const player = players[number];
  return player !== undefined && isPerson(player) ? { person: player.who.id } : {};
}

/** Those who are still in come first, by their chips; then the others, by their places. */
export function byStanding(a: PublicTournamentPlayer, b: PublicTournamentPlayer): number {
  if (a.place !== null || b.place !== null) return (a.place ?? 0) - (b.place ?? 0);
  return (b.chips ?? 0) - (a.chips ?? 0);
}

export function stillIn({ players, phase }: PublicTournament): readonly PublicTournamentPlayer[] {
  return phase === "over" ? [] : players.filter(({ place, gone }) => place === null && gone === null);
}

export function ownStatusOf(tournament: PublicTournament, person: string | undefined): OwnStatus {
  const { players, tables, phase } = tournament;
  const own = players.find((player) => isPerson(player) && player.who.id === person);
  if (own === undefined) return { kind: "stranger" };
  if (own.gone !== null && phase !== "over") return { kind: "gone", why: own.gone };
  if (own.place !== null) return { kind: "out", place: own.place, prize: own.prize };
  if (phase !== "running") return { kind: "entered" };
  if (tournament.rounds !== null) return statusInRounds(own, tournament.rounds);
  const table = own.table === null ? undefined : tables[own.table];
  if (table === undefined || own.table === null) return { kind: "walking" };
  const chips = own.chips ?? 0;
  const others = stillIn(tournament).flatMap((other) => (other.chips === null ? [] : [other.chips]));
  const ahead = others.filter((more) => more > chips).length;
  const rank = others.every((same) => same === chips) ? null : ahead + 1;
  return { kind: "seated", table: table.table, number: own.table + 1, rank, chips };
}

function statusInRounds({ player }: PublicTournamentPlayer, { played, standings }: PublicRounds): OwnStatus {
  const round = played.at(-1);
  if (round === undefined || round.deadline === null) return { kind: "between" };
  const number = round.tables.findIndex(({ players }) => players.includes(player));
  const at = round.tables[number];
  if (at === undefined) return round.byes.includes(player) ? { kind: "bye" } : { kind: "between" };
  const isFirst = played.length === 1;
  const rank = isFirst ? null : (standings.find((one) => one.player === player)?.place ?? null);
  return { kind: "seated", table: at.table, number: number + 1, rank, chips: null };
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
