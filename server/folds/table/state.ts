import type { GameTypes, Input, Instant, Seat, Standing, Told, Watcher } from "@tavolata/kernel";
import { isPersons, type Room } from "../room/room.ts";
import type { Begun } from "./steps.ts";

/** A whole table after some entry of its log. Plain JSON: a snapshot is this and nothing else. */
export interface TableState {
  readonly room: Room;
  /** The game in play, or the last one until the next begins. */
  readonly play: Play | null;
}

export interface Play {
  readonly begun: Begun;
  /** The entries of the log in which the game began and in which it last went on. */
  readonly first: number;
  readonly last: number;
  readonly standing: Standing<GameTypes>;
  readonly over: boolean;
  /** Once it is over: who sat on each seat, whatever chairs people take afterwards; null for bots. */
  readonly sat: readonly (string | null)[] | null;
  /** For each seat, which of its decisions the game waits for, or waited for last. */
  readonly decisions: readonly number[];
  /** Since when each seat is waited for; null where it is not. */
  readonly awaitedSince: readonly (Instant | null)[];
  /** For each watcher the number of his last update, in the order of `watchersOf`. */
  readonly updates: readonly number[];
  /** For each seat the first update of who sits there now: what was told there before was for somebody else. */
  readonly firstUpdates?: readonly number[];
  /** How many chips each seat has brought and not yet taken away, where a game has chips. */
  readonly stakes?: readonly number[];
}

/** What there is to tell of one step of a game. */
export interface EventBatch {
  readonly at: Instant;
  readonly told: readonly Told<GameTypes["event"]>[];
  /** A step that everybody sees though nothing is told: the clock was stopped, or another version took over. */
  readonly plain: boolean;
  /** When this node had it to push, in milliseconds of its own steady clock; unknown of what it read when it started. */
  readonly heardAt?: number;
}

/** Whether everybody sees an input though nothing may be told of it. */
export function isPlain({ by, move }: Input<GameTypes>): boolean {
  return by === "upgrade" || (by === "clock" && move.type !== "ring");
}

export function isInPlay({ play }: TableState): boolean {
  return play !== null && !play.over;
}

export function watcherIndex(watcher: Watcher, seats: number): number {
  if (watcher === "spectator") return seats;
  return watcher === "screen" ? seats + 1 : watcher;
}

/** Whether a batch is an update for this watcher: one rule for counting and for pushing. */
export function noticed({ told, plain }: EventBatch, watcher: Watcher): boolean {
  return (
    plain || told.some((line) => line.event !== undefined || ("secret" in line && line.to.includes(watcher)))
  );
}

/** The first update that is for this watcher's eyes. */
export function firstUpdateOf({ firstUpdates }: Pick<Play, "firstUpdates">, watcher: Watcher): number {
  return typeof watcher === "number" ? (firstUpdates?.[watcher] ?? 0) : 0;
}

/** Where in the history of a game a watcher's update of this number is; -1 where there is none. */
export function batchOfUpdate(batches: readonly EventBatch[], watcher: Watcher, update: number): number {
  let count = -1;
  return batches.findIndex((batch) => noticed(batch, watcher) && ++count === update);
}

/** The seat that somebody plays at, if he plays. */
export function seatOf({ room, play }: TableState, person: string): Seat | undefined {
  if (play === null) return undefined;
  const seat = (play.sat ?? peopleOnSeats(room, play)).indexOf(person);
  return seat < 0 ? undefined : seat;
}

export function peopleOnSeats(room: Room, { begun }: Pick<Play, "begun">): (string | null)[] {
  return begun.chairs.map((chair) => {
    const sitting = room.chairs[chair];
    return isPersons(sitting) ? sitting.person : null;
  });
}

/** As what somebody may look at the game now; undefined where he may not. */
export function watcherOf(state: TableState, person: string): Watcher | undefined {
  const { room, play } = state;
  if (play === null) return undefined;
  const seat = seatOf(state, person);
  if (seat !== undefined) return seat;
  if (room.screen === person) return "screen";
  const { spectators } = room.settings;
  return spectators === "public" || (spectators === "after" && play.over) ? "spectator" : undefined;
}
