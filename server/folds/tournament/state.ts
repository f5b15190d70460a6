import type { Instant } from "@tavolata/kernel";
import type { TournamentPhase, TournamentPlan } from "../../protocol/index.ts";
import type { Arriving } from "../room/steps.ts";
import type { Elimination, TournamentStep } from "./steps.ts";

/** A whole tournament after some entry of its log. Plain JSON. */
export interface TournamentState {
  readonly id: string;
  readonly plan: TournamentPlan;
  readonly host: Arriving;
  readonly serverSeed: string;
  /** The short code that is said aloud, while there is somewhere to come to. */
  code: string | null;
  phase: TournamentPhase;
  paused: boolean;
  startedAt: Instant | null;
  bots: { bot: string; count: number };
  /** By their numbers, which are fixed from the start on. */
  players: Player[];
  tables: { readonly id: string; closed: boolean }[];
  /** How many times somebody was sent to another table. */
  moves: number;
  /** The last requests of each person, so that a repeat does nothing. */
  recent: Record<string, string[]>;
}

export interface Player {
  readonly who: { readonly person: Arriving; readonly seed: string } | { readonly bot: string };
  /** The table where they play or are going to play; null until that is decided. */
  table: number | null;
  /** The number of the last move that was theirs. */
  lastMove: number;
  out: Elimination | null;
  place: number | null;
  prize: number;
}

const MOST_RECENT = 32;

/** A player by their number, which the log has given out. */
export function playerAt({ players }: Pick<TournamentState, "players">, player: number): Player {
  const found = players[player];
  if (found === undefined) throw new RangeError(`there is no player ${player}`);
  return found;
}

/** A table of the tournament by its number, which the log has given out. */
export function tableAt(
  { tables }: Pick<TournamentState, "tables">,
  table: number,
): TournamentState["tables"][number] {
  const found = tables[table];
  if (found === undefined) throw new RangeError(`there is no table ${table}`);
  return found;
}

/** The tournament after one more step; the state before is left as it is. */
export function foldTournament(
  before: TournamentState | undefined,
  step: TournamentStep,
  at: Instant,
): TournamentState {
  if (step.type === "opened") return opened(step);
  if (before === undefined) throw new Error("a tournament's log does not begin with its opening");
  const state = structuredClone(before);
  switch (step.type) {
    case "act":
      remember(state, step.from.person, step.from.request);
      doAct(state, step);
      break;
    case "started":
      state.phase = "running";
      state.startedAt = at;
      state.players.push(...step.bots.map((bot) => newPlayer({ bot })));
      state.tables = step.tables.map((id) => ({ id, closed: false }));
      for (const [player, table] of step.seating.entries()) playerAt(state, player).table = table;
      break;
    case "out": {
      const { at: when, hand, chipsBefore } = step;
      playerAt(state, step.player).out = { at: when, hand, chipsBefore };
      break;
    }
    case "moved": {
      const player = playerAt(state, step.player);
      state.moves++;
      player.table = step.table;
      player.lastMove = state.moves;
      break;
    }
    case "table-closed":
      tableAt(state, step.table).closed = true;
      break;
    case "ended":
      state.phase = "over";
      for (const [player, place] of step.places.entries()) playerAt(state, player).place = place;
      for (const [player, prize] of step.prizes.entries()) playerAt(state, player).prize = prize;
      break;
    case "cancelled":
      state.phase = "cancelled";
      break;
  }
  if (state.phase === "over" || state.phase === "cancelled") state.code = null;
  return state;
}

function opened(step: TournamentStep & { type: "opened" }): TournamentState {
  const { tournament, plan, host, serverSeed, code = null } = step;
  return {
    id: tournament,
    plan,
    host,
    serverSeed,
    code,
    phase: "open",
    paused: false,
    startedAt: null,
    bots: { bot: "", count: 0 },
    players: [],
    tables: [],
    moves: 0,
    recent: {},
  };
}

function doAct(state: TournamentState, { act, from, person }: TournamentStep & { type: "act" }): void {
  switch (act.type) {
    case "enter":
      if (person !== undefined) state.players.push(newPlayer({ person, seed: act.seed }));
      break;
    case "withdraw":
      state.players = state.players.filter((player) => personOf(player) !== from.person);
      break;
    case "set-bots":
      state.bots = { bot: act.bot, count: act.count };
      break;
    case "pause":
      state.paused = true;
      break;
    case "resume":
      state.paused = false;
      break;
    case "start":
    case "cancel":
      break;
  }
}

function newPlayer(who: Player["who"]): Player {
  return { who, table: null, lastMove: 0, out: null, place: null, prize: 0 };
}

export function personOf({ who }: Pick<Player, "who">): string | undefined {
  return "person" in who ? who.person.id : undefined;
}

/** The numbers of those who are still in. */
export function playersLeft({ players }: Pick<TournamentState, "players">): number[] {
  return players.flatMap(({ out }, player) => (out === null ? [player] : []));
}

export function wasDone(state: TournamentState, person: string, request: string): boolean {
  return state.recent[person]?.includes(request) ?? false;
}

function remember(state: TournamentState, person: string, request: string): void {
  state.recent[person] = [...(state.recent[person] ?? []).slice(1 - MOST_RECENT), request];
}
