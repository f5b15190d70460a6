import type { Instant } from "@tavolata/kernel";
import { chairOf, guestOf, isPersons, type Room } from "./room.ts";
import type { Arriving } from "./steps.ts";

/**
 * A guest turned out to be somebody whom the house knows: everything that was theirs at this table is that person's.
 * Somebody with two chairs keeps the one that is under their own name; what becomes of the other is for the caller to
 * see to before.
 */
export function becomeOne(room: Room, guest: string, person: Arriving, at: Instant): void {
  const named = (id: string) => (id === guest ? person.id : id);
  const same = <Id extends string | null>(id: Id) => (id === guest ? person.id : id) as Id;
  for (const [at, chair] of room.chairs.entries()) {
    if (chair !== null && !isPersons(chair) && chair.next === guest) {
      room.chairs[at] = { ...chair, next: person.id };
    }
    if (!isPersons(chair)) continue;
    room.chairs[at] = { ...chair, person: named(chair.person) };
    const { awaited } = chair;
    if (awaited === undefined) continue;
    const votes = [...new Set(awaited.votes.map(named))];
    room.chairs[at] = {
      ...chair,
      person: named(chair.person),
      awaited: { ...awaited, votes, nudgedBy: same(awaited.nudgedBy) },
    };
  }
  const [was, is] = [guestOf(room, guest), guestOf(room, person.id)];
  if (was !== undefined) {
    // The guest's own connections are being closed; who it was comes back by new ones.
    const joined = {
      ...was,
      ...person,
      nodes: is?.nodes ?? [],
      goneSince: is === undefined ? at : is.goneSince,
    };
    room.people = room.people.filter(({ id }) => id !== person.id).map((one) => (one === was ? joined : one));
  }
  room.host = same(room.host);
  room.screen = same(room.screen);
  room.removed = room.removed.map(named);
  room.lines = room.lines.map((line) => ({ ...line, person: named(line.person) }));
  const recent = [...(room.recent[guest] ?? []), ...(room.recent[person.id] ?? [])];
  delete room.recent[guest];
  if (recent.length > 0) room.recent[person.id] = recent;
}

/** Whether the table knows somebody under this name. */
export function isKnown(room: Room, person: string): boolean {
  return guestOf(room, person) !== undefined || chairOf(room, person) >= 0;
}
