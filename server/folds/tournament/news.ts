import type { Instant } from "@tavolata/kernel";
import type { Transfer } from "../../store/contract.ts";
import { guestOf } from "../room/room.ts";
import { chairOfPlayer } from "./at-tables.ts";
import { shareBounty } from "./bounties.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { entryBack as entryGoesBack, fromPool } from "./payments.ts";
import { type Player, personOf, playerAt, type TournamentState } from "./state.ts";
import type { TournamentStep } from "./steps.ts";

const MINUTE = 60_000;

/** Who went out and what was on their heads, which tables are closed by now, who was seen, and whose chips have come. */
export function newsFromTables(
  state: TournamentState,
  circumstances: TournamentCircumstances,
): TournamentChange | undefined {
  const steps: TournamentStep[] = [];
  const transfers: Transfer[] = [];
  for (const [table, { room }] of circumstances.tables) {
    for (const { player, by = [], ...elimination } of room.out ?? []) {
      const own = state.players[player];
      const isNews = own?.out === null && elimination.at > (own.backAt ?? Number.NEGATIVE_INFINITY);
      if (!isNews || steps.some((step) => step.type === "out" && step.player === player)) continue;
      const others = room.chairs.flatMap((chair) => chair?.player ?? []);
      const bounties = shareBounty(own.bounty, by, others);
      steps.push({ type: "out", player, ...elimination, ...(own.bounty > 0 ? { bounties } : {}) });
      if (own.waiting && (circumstances.stacks.get(player) ?? 0) > 0) steps.push({ type: "back", player });
      for (const { player: winner, chips } of bounties) {
        transfers.push(...fromPool(state, playerAt(state, winner), chips, "bounty"));
      }
    }
    if (room.closed !== null && state.tables[table]?.closed === false) {
      steps.push({ type: "table-closed", table });
    }
  }
  const seen = state.plan.noShow === undefined ? [] : seenNow(state, circumstances);
  if (seen.length > 0) steps.push({ type: "seen", players: seen });
  const came = arrivedChips(state, circumstances);
  if (came.length > 0) steps.push({ type: "chips-came", players: came });
  return steps.length === 0 ? undefined : { steps, transfers };
}

function seenNow({ players }: TournamentState, { tables }: TournamentCircumstances): number[] {
  return players.flatMap((player, number) => {
    const person = personOf(player);
    if (player.seen || player.out !== null || person === undefined) return [];
    const isThere = [...tables.values()].some(
      ({ room }) => (guestOf(room, person)?.nodes.length ?? 0) > 0 && chairOfPlayer(room, number) >= 0,
    );
    return isThere ? [number] : [];
  });
}

/** Those who sit, and for whom nothing waits outside any more. */
function arrivedChips({ players }: TournamentState, { tables, stacks }: TournamentCircumstances): number[] {
  return players.flatMap(({ waiting, out }, player) => {
    if (!waiting || out !== null || stacks.get(player) !== 0) return [];
    return [...tables.values()].some(({ room }) => chairOfPlayer(room, player) >= 0) ? [player] : [];
  });
}

/** Who has not been seen at their table for too long after the start, or after they came. */
export function goneDue(state: TournamentState, at: Instant): TournamentChange | undefined {
  const { noShow } = state.plan;
  const { startedAt } = state;
  if (noShow === undefined || startedAt === null) return undefined;
  const isGone = (player: Player) =>
    player.out === null &&
    !player.seen &&
    personOf(player) !== undefined &&
    Math.max(startedAt, player.enteredAt) + noShow.minutes * MINUTE <= at;
  const gone = state.players.flatMap((player, number) => (isGone(player) ? [number] : []));
  if (gone.length === 0) return undefined;
  return goingAway(state, gone, "no-show", noShow.entry === "back");
}

/** Somebody goes out without having been put out; their stack leaves the game when their table's pot is clear. */
export function goingAway(
  state: TournamentState,
  players: readonly number[],
  why: NonNullable<Player["gone"]>,
  entryBack: boolean,
): TournamentChange {
  return {
    steps: players.map((player) => ({ type: "gone", player, why, entryBack })),
    transfers: entryBack ? players.flatMap((player) => entryGoesBack(state, player)) : [],
  };
}
