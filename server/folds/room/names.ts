import type { Room } from "./room.ts";

/**
 * What everybody is called at this table. Everybody keeps their name, and yet no two are called the same: somebody
 * who comes later with a name that is taken gets a number behind it.
 */
export function namesAt({ people }: Pick<Room, "people">): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, nickname } of people) {
    let name = nickname;
    for (let n = 2; taken.has(comparable(name)); n++) name = `${nickname} ${n}`;
    taken.add(comparable(name));
    names.set(id, name);
  }
  return names;
}

/** What somebody in the room is called, by the names that `namesAt` has given. */
export function nameIn(names: ReadonlyMap<string, string>, person: string): string {
  const name = names.get(person);
  if (name === undefined) throw new RangeError(`${person} is not in the room`);
  return name;
}

/** Upper and lower case make no difference when a name is called. */
function comparable(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
