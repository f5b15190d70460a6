import type { Room } from "./room.ts";

/**
 * What everybody is called at this table. Nobody's name is taken from him, and yet everybody is told apart: whoever came
 * later with a name that is taken has a number behind it.
 */
export function namesAt({ people }: Pick<Room, "people">): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, nickname } of people) {
    let name = nickname;
    for (let n = 2; taken.has(heard(name)); n++) name = `${nickname} ${n}`;
    taken.add(heard(name));
    names.set(id, name);
  }
  return names;
}

/** Large and small letters make no difference to who is called. */
function heard(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
