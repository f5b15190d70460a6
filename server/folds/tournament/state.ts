import type { Instant } from "@tavolata/kernel";
import type { DeskEntry, GoneBecause, TournamentPhase, TournamentPlan } from "../../protocol/index.ts";
import type { CircleOccasion } from "../room/occasion.ts";
import type { Arriving } from "../room/steps.ts";
import type { RoundsState } from "./rounds/state.ts";
import type { Elimination } from "./steps.ts";

/** A whole tournament after some entry of its log. Plain JSON. */
export interface TournamentState {
  readonly id: string;
  readonly plan: TournamentPlan;
  host: Arriving;
  /** Who runs it besides the host. */
  organisers: Arriving[];
  readonly serverSeed: string;
  readonly circle?: string;
  readonly occasion?: CircleOccasion;
  /** The short code that is said aloud, while there is somewhere to come to. */
  code: string | null;
  phase: TournamentPhase;
  paused: boolean;
  pausedAt: Instant | null;
  startedAt: Instant | null;
  bots: { bot: string; count: number };
  /** By their numbers, which are fixed from the start on. */
  players: Player[];
  tables: Table[];
  /** How many times somebody was sent to another table. */
  moves: number;
  /** What there is to win, without what is on people's heads. */
  pool: number;
  /** Where the levels stand still, and where they go on; null while they run. */
  held: { readonly elapsed: number; readonly after: number } | null;
  /** Where they went on last. */
  resumedFrom: number;
  break: Break | null;
  /** How many breaks there have been. */
  breaks: number;
  final: FinalTable | null;
  /** One is left for good. */
  decided: boolean;
  /** An operator has ended it, and its tables close. */
  calledOff?: true;
  /** What organisers have done. */
  desk: DeskEntry[];
  /** Null where it is played for chips. */
  rounds: RoundsState | null;
  /** The last requests of each person, so that a repeat does nothing. */
  recent: Record<string, string[]>;
}

export interface Table {
  readonly id: string;
  closed: boolean;
  /** Opened when others were playing already: everybody comes to it from outside. */
  readonly late?: true;
}

export interface Break {
  /** Counted from 1. */
  readonly number: number;
  readonly calledAt: Instant;
  /** Null until all tables have stopped. */
  until: Instant | null;
}

export interface FinalTable {
  readonly table: number;
  /** The players in the order in which they sit. */
  readonly order: readonly number[];
  /** Everybody is there. */
  made: boolean;
}

export interface Player {
  who: { readonly person: Arriving; readonly seed: string } | { readonly bot: string };
  /** The table where they play or are going to play; null until that is decided. */
  table: number | null;
  /** The number of the last move that was theirs. */
  lastMove: number;
  out: Elimination | null;
  /** Why they are out, if not by the game; they are placed behind everybody else. */
  gone?: GoneBecause;
  place: number | null;
  prize: number;
  enteredAt: Instant;
  /** They have been at their table. */
  seen?: true;
  /** How often they have bought back in, when they last did, and whether they took the add-on. */
  rebuys: number;
  backAt: Instant | null;
  addOn: boolean;
  /** Chips are waiting for them outside their table. */
  waiting: boolean;
  /** How many chips are still to be taken from them. */
  owes: number;
  /** What is on their head, and what they have won with others'. */
  bounty: number;
  bounties: number;
  /** What others have won with their head. */
  claimed: number;
  /** Their entry went back to them. */
  refunded?: true;
  /** The player whom they want as their mate. */
  mate: number | null;
}

export function newPlayer(who: Player["who"], enteredAt: Instant, bounty = 0): Player {
  return {
    who,
    table: null,
    lastMove: 0,
    out: null,
    place: null,
    prize: 0,
    enteredAt,
    rebuys: 0,
    backAt: null,
    addOn: false,
    waiting: false,
    owes: 0,
    bounty,
    bounties: 0,
    claimed: 0,
    mate: null,
  };
}

/** Part of what they paid is on their head. */
export function addPlayer(state: TournamentState, who: Player["who"], at: Instant): void {
  const { entry, bounty = 0 } = state.plan;
  state.players.push(newPlayer(who, at, bounty));
  state.pool += entry - bounty;
}

/** A player by their number, which the log has given out. */
export function playerAt<One>({ players }: { readonly players: readonly One[] }, player: number): One {
  const found = players[player];
  if (found === undefined) throw new RangeError(`there is no player ${player}`);
  return found;
}

/** A table of the tournament by its number, which the log has given out. */
export function tableAt({ tables }: Pick<TournamentState, "tables">, table: number): Table {
  const found = tables[table];
  if (found === undefined) throw new RangeError(`there is no table ${table}`);
  return found;
}

export function isIn({ players }: TournamentState, person: string): boolean {
  return players.some((player) => personOf(player) === person);
}

/** Whoever opened it, or whom they made one. */
export function organiserOf({ host, organisers }: TournamentState, person: string): Arriving | undefined {
  return [host, ...organisers].find(({ id }) => id === person);
}

export function personOf({ who }: Pick<Player, "who">): string | undefined {
  return "person" in who ? who.person.id : undefined;
}

/** Whether this number still is that of the person who is meant; who does not say whom they mean, means the number. */
export function isMeant(
  { players }: Pick<TournamentState, "players">,
  { player, person }: { readonly player: number | null; readonly person?: string | undefined },
): boolean {
  const found = player === null ? undefined : players[player];
  return person === undefined || (found !== undefined && personOf(found) === person);
}

/** The number of the player who is this person. */
export function playerOf({ players }: TournamentState, person: string): number | undefined {
  const found = players.findIndex((player) => personOf(player) === person);
  return found < 0 ? undefined : found;
}

/** The numbers of those who are still in. */
export function playersLeft({ players }: Pick<TournamentState, "players">): number[] {
  return players.flatMap(({ out }, player) => (out === null ? [player] : []));
}

/** Nobody is to play on: one player is left for good, or it was called off. */
export function isDecided(state: TournamentState): boolean {
  if (state.calledOff) return true;
  return playersLeft(state).length < 2 && (state.plan.rebuy === undefined || state.decided);
}

export function wasDone(state: TournamentState, person: string, request: string): boolean {
  return state.recent[person]?.includes(request) ?? false;
}
