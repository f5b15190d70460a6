import type { Refusal } from "@tavolata/kernel";
import { refusal, type TournamentActOf } from "../../../protocol/index.ts";
import { isMeant, type TournamentState } from "../state.ts";
import { sideOf } from "./points.ts";
import { currentRound } from "./state.ts";

export function refuseInRounds(
  { rounds, phase, plan, players }: TournamentState,
  own: number | undefined,
  act: TournamentActOf<"next-round" | "choose-mate">,
): Refusal | undefined {
  if (rounds === null) return refusal("tournament-rounds-only");
  if (act.type === "next-round") {
    if (phase !== "running") return refusal("tournament-not-running");
    return rounds.nextAt === null ? refusal("round-not-over") : undefined;
  }
  if (own === undefined) return refusal("not-in-it");
  if (phase !== "open") return refusal("tournament-started");
  if (plan.rounds?.partners !== "fixed") return refusal("no-mates");
  const { player } = act;
  if (!isMeant({ players }, act)) return refusal("no-such-player");
  return player === null || (player !== own && players[player] !== undefined)
    ? undefined
    : refusal("no-such-player");
}

/** A result can be put right until it is all over; in a knock-out, until the next round is drawn from it. */
export function refuseCorrection(
  { rounds, phase, plan }: TournamentState,
  { round: number, table, places }: TournamentActOf<"correct-result">,
): Refusal | undefined {
  if (rounds === null) return refusal("tournament-rounds-only");
  if (phase !== "running") return refusal("tournament-not-running");
  const round = rounds.played[number];
  const result = round?.tables[table]?.result;
  if (round === undefined || result == null) return refusal("no-such-result");
  if (plan.kind === "knock-out" && round !== currentRound(rounds)) return refusal("tournament-started");
  if (places.length !== result.places.length || !isRanking(places)) {
    return refusal("bad-options", { path: "/places" });
  }
  const { teams } = result;
  const matesAgree = places.every((place, seat) =>
    places.every((other, i) => sideOf(i, teams) !== sideOf(seat, teams) || other === place),
  );
  if (!matesAgree) return refusal("bad-options", { path: "/places" });
  return JSON.stringify(places) === JSON.stringify(result.places) ? refusal("already-so") : undefined;
}

/** Somebody is first, and nobody has a place that the others do not leave to them: 1, 1, 3 but not 1, 3, 3. */
function isRanking(places: readonly number[]): boolean {
  return (
    places.includes(1) && places.every((place) => place <= 1 + places.filter((other) => other < place).length)
  );
}
