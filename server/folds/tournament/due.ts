import type { Instant } from "@tavolata/kernel";
import type { Transfer } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import type { GameAtTables } from "../table-game.ts";
import { isClear } from "./at-tables.ts";
import { breakDue } from "./breaks.ts";
import { botsBuying, waitsForRebuy } from "./buying.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { correctionDue } from "./corrections.ts";
import { finalDue } from "./final-table.ts";
import { cancelling, canStart, starting } from "./judge.ts";
import { goneDue, newsFromTables } from "./news.ts";
import { buying, fromPool, stackBack } from "./payments.ts";
import { placesOf, prizesOf } from "./prizes.ts";
import { roundsDue } from "./rounds/due.ts";
import { roundPlaces } from "./rounds/standings.ts";
import { movesDue, movesToNewTable } from "./seating.ts";
import { isDecided, playerAt, playersLeft, type TournamentState } from "./state.ts";
import type { TournamentStep } from "./steps.ts";

/** While it runs, some node sees to it at least this often, whatever gets lost. */
const CHECK_EVERY_MS = 1000;
/** A tournament that nobody starts is cancelled, and everybody gets their entry back. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60_000;

/** When some node must see to the tournament again if nothing happens before. */
export function tournamentAlarm(
  { phase, plan }: Pick<TournamentState, "phase" | "plan">,
  at: Instant,
  openedAt: Instant,
): Instant | null {
  if (phase === "open") return plan.startsAt ?? openedAt + LONGEST_WAIT_MS;
  return phase === "running" ? at + CHECK_EVERY_MS : null;
}

/**
 * What the tournament itself has to write now. It is "ending" when all tables are closed: what is paid then depends
 * on what is in the accounts (`endingOf`).
 */
export function changeDue(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: TournamentCircumstances,
  draws: Draws,
): TournamentChange | "ending" | undefined {
  if (state.phase === "open") return openingDue(state, game, at, circumstances, draws);
  if (state.phase !== "running") return undefined;
  return state.rounds === null
    ? chipsDue(state, game, at, circumstances, draws)
    : roundsDue(state, state.rounds, game, at, circumstances, draws);
}

function chipsDue(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: TournamentCircumstances,
  draws: Draws,
): TournamentChange | "ending" | undefined {
  const news = newsFromTables(state, circumstances);
  if (news !== undefined) return news;
  if (isDecided(state)) return state.tables.every(({ closed }) => closed) ? "ending" : undefined;
  const correction = correctionDue(state, circumstances);
  if (correction !== undefined) return correction;
  const bought = botsBuying(state, game, at, circumstances);
  if (bought.length > 0) {
    return {
      steps: bought.map((one) => ({ type: "bought", ...one })),
      transfers: bought.flatMap(({ player, what }) => buying(state, player, what)),
    };
  }
  if (playersLeft(state).length < 2) {
    return waitsForRebuy(state, game, at, circumstances) ? undefined : { steps: [{ type: "decided" }] };
  }
  if (state.paused) return undefined;
  const ofBreak = breakDue(state, game, at, circumstances);
  if (ofBreak !== undefined) return { steps: [ofBreak] };
  return (
    goneDue(state, at) ??
    finalDue(state, game, at, circumstances, draws) ??
    seatingDue(state, game, circumstances, draws) ??
    desertion(state, game, at, circumstances)
  );
}

function openingDue(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  { openedAt }: TournamentCircumstances,
  draws: Draws,
): TournamentChange | undefined {
  const { plan, players } = state;
  const isFull = plan.whenFull && players.length >= plan.most;
  const isTime = plan.startsAt !== null && plan.startsAt <= at;
  if ((isFull || isTime) && canStart(state, game)) return starting(state, game, draws);
  return isTime || openedAt + LONGEST_WAIT_MS <= at ? cancelling(state) : undefined;
}

/** Those who came late may need one more table; then everybody is sent where they are wanted. */
function seatingDue(
  state: TournamentState,
  game: GameAtTables,
  { tables }: TournamentCircumstances,
  draws: Draws,
): TournamentChange | undefined {
  if (state.final?.made === false) return undefined;
  const toNew = movesToNewTable(state);
  const moves =
    toNew.length > 0
      ? toNew
      : movesDue(state, (table) => {
          const found = tables.get(table);
          return found !== undefined && isClear(found, game);
        });
  if (moves.length === 0) return undefined;
  const opened: TournamentStep[] = toNew.length > 0 ? [{ type: "table-opened", id: draws.id() }] : [];
  return { steps: [...opened, ...moves.map((move) => ({ type: "moved", ...move }) as const)] };
}

/** If all players who are left have gone for good, it ends as it stands: more chips, higher place. */
function desertion(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: TournamentCircumstances,
): TournamentChange | undefined {
  if (state.held !== null) return undefined;
  const left = playersLeft(state).map((player) => ({
    player,
    chips: chipsOfDeserter(state, game, at, circumstances, player),
  }));
  const deserted = left.flatMap(({ player, chips }) => (chips === undefined ? [] : [{ player, chips }]));
  if (deserted.length < left.length) return undefined;
  const [, ...others] = deserted.sort((a, b) => b.chips - a.chips);
  return {
    steps: others.map(({ player, chips }) => ({ type: "out", player, at, hand: 0, chipsBefore: chips })),
  };
}

/** What a player has in front of them at a table where nothing has gone on for too long; undefined at any other. */
function chipsOfDeserter(
  state: TournamentState,
  { rules }: GameAtTables,
  at: Instant,
  { tables, gameTimeout }: TournamentCircumstances,
  player: number,
): number | undefined {
  const table = tables.get(playerAt(state, player).table ?? -1);
  const seat = table?.room.chairs.findIndex((chair) => chair?.player === player) ?? -1;
  if (table?.play == null || seat < 0) return undefined;
  const { state: game, at: lastAt } = table.play.standing;
  const standsStill = rules.awaits(game).length === 0 && rules.alarm(game) === undefined;
  return standsStill && lastAt + gameTimeout <= at ? rules.chairs?.chips(game, seat) : undefined;
}

/**
 * The tables are closed: the prizes are paid, the stacks, which are worth nothing, go back to the house, and what nobody
 * has won with a head goes to its owner.
 */
export function endingOf(state: TournamentState, stackOf: (player: number) => number): TournamentChange {
  const { id, players, plan, pool } = state;
  const stacks = players.flatMap((_, player) => stackBack(id, player, stackOf(player)));
  if (state.calledOff) {
    const { steps, transfers = [] } = cancelling(state);
    return { steps, transfers: [...stacks, ...transfers] };
  }
  const places = state.rounds === null ? placesOf(players) : roundPlaces(state, state.rounds);
  const prizes = prizesOf(pool, players, places, plan.payouts);
  const paid = players.flatMap((player, i): Transfer[] => [
    ...fromPool(state, player, prizes[i] ?? 0, "prize"),
    ...fromPool(state, player, player.bounty, "bounty"),
  ]);
  return { steps: [{ type: "ended", places, prizes }], transfers: [...stacks, ...paid] };
}
