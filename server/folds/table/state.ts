import type { GameTypes, Input, Instant, Seat, Standing, Told, Watcher } from "@tavolata/kernel";
import type { EarlierPlayer } from "../../protocol/index.ts";
import { namesAt } from "../room/names.ts";
import { isPersons, type Room } from "../room/room.ts";
import type { Player, Sitter } from "./sitter.ts";
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
  /** For each watcher the number of their last update, in the order of `watchersOf`. */
  readonly updates: readonly number[];
  /** For each seat the first update of its present player: what was told there before was for somebody else. */
  readonly firstUpdates?: readonly number[];
  /** Who sat on a seat before those who do now; only where somebody came or went in mid-game. */
  readonly earlier?: readonly EarlierPlayer[];
  /** The same for the memory of the house, which knows people by their ids. */
  readonly left?: readonly Sitter[];
  /** Once it is over: everybody who played. Snapshots of earlier versions have no such list. */
  readonly players?: readonly Player[];
  /** How many chips each seat has brought and not yet taken away, if the game has chips. */
  readonly stakes?: readonly number[];
}

/** What there is to tell of one step of a game. */
export interface EventBatch {
  readonly at: Instant;
  readonly told: readonly Told<GameTypes["event"]>[];
  /** Everybody sees the step even if nothing is told: the clock was stopped, or another version took over. */
  readonly plain: boolean;
  /** When this node could first push it, by its own steady clock; unknown if it was in the log already. */
  readonly heardAt?: number | undefined;
}

/** Whether everybody sees an input even if nothing is told of it. */
export function isPlain({ by, move }: Input<GameTypes>): boolean {
  return by === "upgrade" || (by === "clock" && move.type !== "ring");
}

export function isInPlay({ play }: TableState): boolean {
  return play !== null && !play.over;
}

/** The game at a table where one is known to have begun. */
export function playOf({ play }: TableState): Play {
  if (play === null) throw new Error("no game has begun at this table");
  return play;
}

/** The chair of a seat of the game, out of the list that the game began with. */
export function chairOfSeat(chairs: readonly number[], seat: Seat): number {
  const chair = chairs[seat];
  if (chair === undefined) throw new RangeError(`the game has no seat ${seat}`);
  return chair;
}

/** Which of its decisions the game waits for on a seat, or waited for last. */
export function decisionOf({ decisions }: Pick<Play, "decisions">, seat: Seat): number {
  const decision = decisions[seat];
  if (decision === undefined) throw new RangeError(`the game has no seat ${seat}`);
  return decision;
}

/** Whether a batch is an update for this watcher: the same rule counts updates and pushes them. */
export function noticed({ told, plain }: EventBatch, watcher: Watcher): boolean {
  return (
    plain || told.some((one) => one.event !== undefined || ("secret" in one && one.to.includes(watcher)))
  );
}

/** The first update that this watcher may see. */
export function firstUpdateOf({ firstUpdates }: Pick<Play, "firstUpdates">, watcher: Watcher): number {
  return typeof watcher === "number" ? (firstUpdates?.[watcher] ?? 0) : 0;
}

/** The last update that this watcher has got. */
export function lastUpdateOf(
  { updates, standing }: Pick<Play, "updates" | "standing">,
  watcher: Watcher,
): number {
  const { seats } = standing;
  const at = typeof watcher === "number" ? watcher : watcher === "spectator" ? seats : seats + 1;
  const last = updates[at];
  if (last === undefined) throw new RangeError(`the game has no watcher ${watcher}`);
  return last;
}

/** The seat that somebody plays on, if they play. */
export function seatOf({ room, play }: TableState, person: string): Seat | undefined {
  if (play === null) return undefined;
  const { sat, begun } = play;
  // Asked several times for every move, so it makes no list.
  const seat =
    sat === null ? begun.chairs.findIndex((chair) => personOn(room, chair) === person) : sat.indexOf(person);
  return seat < 0 ? undefined : seat;
}

export function peopleOnSeats(room: Room, { begun }: Pick<Play, "begun">): (string | null)[] {
  return begun.chairs.map((chair) => personOn(room, chair));
}

function personOn(room: Room, chair: number): string | null {
  const sitting = room.chairs[chair];
  return isPersons(sitting) ? sitting.person : null;
}

/** Who has sat on the seats so far, once the room has changed: those who no longer do are added. */
export function earlierAfter(play: Play, before: Room, after: Room, at: Instant): Pick<Play, "earlier"> {
  const { earlier } = play;
  if (before.chairs === after.chairs || play.over) return earlier === undefined ? {} : { earlier };
  const sit = peopleOnSeats(after, play);
  const gone = peopleOnSeats(before, play).flatMap((person, seat): EarlierPlayer[] =>
    person === sit[seat]
      ? []
      : [{ seat, until: at, nickname: person === null ? null : (namesAt(before).get(person) ?? null) }],
  );
  if (gone.length === 0) return earlier === undefined ? {} : { earlier };
  return { earlier: [...(earlier ?? []), ...gone].slice(-MOST_EARLIER) };
}

/** At a table where people come and go all evening, the chronicle of one game goes back so far. */
const MOST_EARLIER = 50;

/** As which watcher somebody may see the game now; undefined if they may not see it. */
export function watcherOf(state: TableState, person: string): Watcher | undefined {
  const { room, play } = state;
  if (play === null) return undefined;
  const seat = seatOf(state, person);
  if (seat !== undefined) return seat;
  if (room.screen === person) return "screen";
  const { spectators } = room.settings;
  return spectators === "public" || (spectators === "after" && play.over) ? "spectator" : undefined;
}
