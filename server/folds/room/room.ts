import type { Instant, Result } from "@tavolata/kernel";
import type { ChatLine, ClosedBecause, Settings } from "../../protocol/index.ts";
import type { CircleOccasion } from "./occasion.ts";

/** A table outside the game: who is there, who sits where, what will be played. Plain JSON; part of the snapshot. */
export interface Room {
  readonly table: string;
  readonly game: string;
  options: object;
  settings: Settings;
  /** One for each seat that the game has at most. */
  chairs: (Chair | null)[];
  people: Guest[];
  host: string | null;
  screen: string | null;
  locked: boolean;
  /** People whom the host has sent away: they do not come back. */
  removed: string[];
  code: string | null;
  /** Drawn before anybody's seed is known, and shown as a hash. */
  next: NextGame;
  ended: { id: string; number: number; result: Result | null }[];
  /** The last lines of the chat, and how many there were in all. */
  lines: ChatLine[];
  said: number;
  closed: ClosedBecause | null;
  /** The table closes as soon as the game has let go of everybody's chips. */
  closing?: ClosedBecause;
  /** The tournament that this table is one of: it decides who sits here. */
  readonly tournament?: string;
  /** The circle in which it was opened: it may keep it to its members. */
  readonly circle?: string;
  /** What it is to that circle. */
  readonly occasion?: CircleOccasion;
  /** Players of the tournament who are out of it, and went out here. */
  out?: {
    readonly player: number;
    readonly at: Instant;
    readonly hand: number;
    readonly chipsBefore: number;
    /** The players of the tournament who took the pot that their last chips were in. */
    readonly by?: readonly { readonly player: number; readonly chips: number }[];
  }[];
  /** Counts the changes, all of which everybody at the table sees. */
  number: number;
  /** Since when nobody is there; null while somebody is. */
  emptySince: Instant | null;
  /** Since when the whole house is shown that there is room. */
  readonly shownSince?: Instant;
  /** The last requests of each person, so that a repeat does nothing. */
  recent: Record<string, string[]>;
}

export interface NextGame {
  readonly id: string;
  readonly number: number;
  readonly serverSeed: string;
}

export type Chair = PersonsChair | BotsChair;

export interface PersonsChair {
  readonly person: string;
  /** The player's part of chance, once they are ready. */
  seed: string | null;
  /** Since when a bot plays for the person, and whether they asked for it. */
  standIn: { readonly since: Instant; readonly asked: boolean } | null;
  /** The game has waited for them for long, and no clock does anything about it. */
  awaited?: Awaited;
  /** The chips that they want as soon as the hand is over; "short" if their purse had too few then. */
  topUp?: number | "short";
  /** Which player of the tournament they are. */
  readonly player?: number;
}

export interface Awaited {
  readonly since: Instant;
  /** From when on a bot may play for them. */
  readonly botFrom: Instant;
  nudges: number;
  nudgedAt: Instant | null;
  nudgedBy: string | null;
  /** Who is for a bot to play for them. */
  votes: string[];
}

export interface BotsChair {
  /** Name and level, as `findBot` reads them. */
  readonly bot: string;
  readonly player?: number;
  /** The person who gets this chair when the game is over. */
  readonly next?: string;
}

export interface Guest {
  readonly id: string;
  nickname: string;
  avatar: string;
  /** The nodes that the guest is connected to. */
  nodes: string[];
  /** Since when they are connected to none. */
  goneSince: Instant | null;
  /** Has left for good, and is only here for as long as the game holds their chair. */
  leaves?: true;
}

export const MOST_GUESTS = 60;
export const MOST_LINES = 50;
export const MOST_ENDED = 20;
const MOST_RECENT = 32;

export function isPersons(chair: Chair | null | undefined): chair is PersonsChair {
  return chair != null && "person" in chair;
}

export function chairOf(room: Room, person: string): number {
  return room.chairs.findIndex((chair) => isPersons(chair) && chair.person === person);
}

export function guestOf(room: Room, person: string): Guest | undefined {
  return room.people.find(({ id }) => id === person);
}

/** A guest who is known to be in the room. */
export function knownGuest(room: Room, person: string): Guest {
  const guest = guestOf(room, person);
  if (guest === undefined) throw new RangeError(`${person} is not in the room`);
  return guest;
}

export function hasFreeChair(room: Room): boolean {
  return room.chairs.includes(null);
}

/** Everybody who sits is ready, and somebody sits. */
export function everybodyReady(room: Room): boolean {
  return (
    room.chairs.some(isPersons) && room.chairs.every((chair) => !isPersons(chair) || chair.seed !== null)
  );
}

export function remember(room: Room, person: string, request: string): void {
  const requests = room.recent[person] ?? [];
  room.recent[person] = [...requests.slice(1 - MOST_RECENT), request];
}

export function wasDone(room: Room, person: string, request: string): boolean {
  return room.recent[person]?.includes(request) ?? false;
}
