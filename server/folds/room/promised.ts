import { isOpenTable } from "./company.ts";
import { type BotsChair, type Chair, chairOf, guestOf, isPersons, type Room } from "./room.ts";

/**
 * At open tables bots make room: before a game somebody simply takes a bot's chair; during one the chair is promised to
 * them, and is theirs as soon as the game is over. Where people come and go with chips a game never ends by itself, so
 * there a bot stays until the host sends it away.
 */
export function makesRoom(room: Room, at: number): boolean {
  const chair = room.chairs[at];
  return isOpenTable(room) && isBots(chair) && chair.player === undefined && chair.next === undefined;
}

export function promisedTo(room: Room, person: string): number {
  return room.chairs.findIndex((chair) => isBots(chair) && chair.next === person);
}

export function promise(room: Room, at: number, person: string): void {
  const chair = room.chairs[at];
  breakPromise(room, person);
  if (isBots(chair)) room.chairs[at] = { ...chair, next: person };
}

export function breakPromise(room: Room, person: string): void {
  const at = promisedTo(room, person);
  const chair = room.chairs[at];
  if (isBots(chair)) room.chairs[at] = withoutPromise(chair);
}

/** The game is over: whoever is still there gets the chair that was promised to them. */
export function keepPromises(room: Room): void {
  for (const [at, chair] of room.chairs.entries()) {
    if (!isBots(chair) || chair.next === undefined) continue;
    const person = chair.next;
    const isThere = (guestOf(room, person)?.nodes.length ?? 0) > 0 && chairOf(room, person) < 0;
    room.chairs[at] = isThere ? { person, seed: null, standIn: null } : withoutPromise(chair);
  }
}

function withoutPromise({ next: _, ...chair }: BotsChair): BotsChair {
  return chair;
}

function isBots(chair: Chair | null | undefined): chair is BotsChair {
  return chair != null && !isPersons(chair);
}
