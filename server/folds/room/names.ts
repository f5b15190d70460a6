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
    let seen = comparable(name);
    for (let n = 2; taken.has(seen); n++) {
      name = `${nickname} ${n}`;
      seen = comparable(name);
    }
    taken.add(seen);
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

/** Letters of other alphabets, and digits, that look like the Latin letters after them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "ьвβ",
  c: "сϲ",
  d: "ԁ",
  e: "еε",
  h: "нһ",
  i: "іιıl1|",
  j: "ј",
  k: "кκ",
  m: "мμ",
  n: "пη",
  o: "оοσ0",
  p: "рρ",
  q: "ԛ",
  s: "ѕ5",
  t: "тτ",
  u: "υцս",
  v: "ѵν",
  w: "ԝω",
  x: "хχ",
  y: "уγ",
  z: "ᴢ",
};
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);
/** Marks on letters, and everything that cannot be seen. */
const UNSEEN = /[\p{M}\p{C}\s.\-_'’]/gu;

/** A name as it looks at a glance: case, accents, blanks and letters of other alphabets make no difference. */
function comparable(name: string): string {
  const plain = name.normalize("NFKD").replace(UNSEEN, "").toLowerCase();
  const seen = [...plain].map((letter) => LATIN.get(letter) ?? letter).join("");
  // Names that are all marks or blanks are compared as they are.
  return seen === "" ? name : seen.replaceAll("rn", "m").replaceAll("vv", "w");
}
