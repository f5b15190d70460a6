import type { Instant } from "@tavolata/kernel";
import { HOUSE_ACCOUNT, type Transfer } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import { purseOf, stackAccount } from "../table/chips.ts";
import type { TableState } from "../table/state.ts";
import type { GameAtTables } from "../table-game.ts";
import { cancelling, canStart, poolAccount, starting, type TournamentChange } from "./judge.ts";
import { placesOf, prizesFor, shareOut } from "./prizes.ts";
import { movesDue } from "./seating.ts";
import { personOf, playerAt, playersLeft, type TournamentState } from "./state.ts";
import type { TournamentStep } from "./steps.ts";
import { isClear } from "./table-of-tournament.ts";

/** While it runs, some node sees to it at least this often, whatever gets lost. */
const CHECK_EVERY_MS = 1000;
/** A tournament that nobody starts is cancelled, and everybody gets their entry back. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60_000;

/** What decides what is due, besides the tournament itself. */
export interface TournamentCircumstances {
  readonly openedAt: Instant;
  /** Its tables that are not closed, by their numbers, as they are now. */
  readonly tables: ReadonlyMap<number, TableState>;
  /** How long players are waited for when all of them are gone. */
  readonly gameTimeout: number;
}

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
  const { tables } = circumstances;
  const news = newsFromTables(state, tables);
  if (news.length > 0) return { steps: news };
  if (playersLeft(state).length < 2) {
    return state.tables.every(({ closed }) => closed) ? "ending" : undefined;
  }
  if (state.paused) return undefined;
  const moves = movesDue(state, (table) => {
    const found = tables.get(table);
    return found !== undefined && isClear(found, game);
  });
  return moves.length === 0
    ? desertion(state, game, at, circumstances)
    : { steps: moves.map((move) => ({ type: "moved", ...move })) };
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
  if (isFull || (isTime && canStart(state))) return starting(state, game, draws);
  return isTime || openedAt + LONGEST_WAIT_MS <= at ? cancelling(state) : undefined;
}

/** The players who went out, and the tables that are closed by now. */
function newsFromTables(
  tournament: TournamentState,
  tables: TournamentCircumstances["tables"],
): TournamentStep[] {
  const steps: TournamentStep[] = [];
  for (const [table, { room }] of tables) {
    for (const { player, ...elimination } of room.out ?? []) {
      if (tournament.players[player]?.out === null) steps.push({ type: "out", player, ...elimination });
    }
    if (room.closed !== null && tournament.tables[table]?.closed === false) {
      steps.push({ type: "table-closed", table });
    }
  }
  return steps;
}

/** If all players who are left have gone for good, it ends as it stands: more chips, higher place. */
function desertion(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: TournamentCircumstances,
): TournamentChange | undefined {
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

/** The tables are closed: the prizes are paid, and the stacks, which are worth nothing, go back to the house. */
export function endingOf(
  { id, players, plan }: TournamentState,
  stackOf: (player: number) => number,
): TournamentChange {
  const places = placesOf(players);
  const prizes = shareOut(prizesFor(plan.entry * players.length, players.length), places);
  const stacks = players.map((_, player): Transfer => {
    return { from: stackAccount(id, player), to: HOUSE_ACCOUNT, amount: stackOf(player), why: "stack" };
  });
  const paid = players.map((player, i): Transfer => {
    const person = personOf(player);
    const to = person === undefined ? HOUSE_ACCOUNT : purseOf(person);
    return { from: poolAccount(id), to, amount: prizes[i] ?? 0, why: "prize" };
  });
  return {
    steps: [{ type: "ended", places, prizes }],
    transfers: [...stacks, ...paid].filter(({ amount }) => amount > 0),
  };
}
