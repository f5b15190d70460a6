import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesAt } from "./names.ts";

const names = (...nicknames: string[]) => {
  const people = nicknames.map((nickname, i) => ({
    id: `person-${i}`,
    nickname,
    avatar: "plain",
    nodes: [],
    goneSince: null,
  }));
  return [...namesAt({ people }).values()];
};

describe("At a table", () => {
  it("everybody is called what they want to be called, as long as nobody else is", () => {
    expect(names("Lucia", "Ugo", "Zoë")).toEqual(["Lucia", "Ugo", "Zoë"]);
  });

  it("somebody who comes later with the same name gets a number behind it", () => {
    expect(names("Lucia", "Ugo", "Lucia", "lucia")).toEqual(["Lucia", "Ugo", "Lucia 2", "lucia 3"]);
  });

  it("a name with a number that somebody has chosen is not given again", () => {
    expect(names("Lucia 2", "Lucia", "Lucia")).toEqual(["Lucia 2", "Lucia", "Lucia 3"]);
  });

  it("a name that only looks the same is the same: other alphabets, accents, blanks, digits for letters", () => {
    for (const double of ["Luсia", "Lucìa", "L u c i a", "1ucia", "LUCΙΑ", "Lucіa", "Ｌｕｃｉａ"]) {
      expect(names("Lucia", double)).toEqual(["Lucia", `${double} 2`]);
    }
    expect(names("Marna", "Mama", "Anna", "Ivo", "Luca", "🍋", "李", "王")).toEqual([
      "Marna",
      "Mama 2",
      "Anna",
      "Ivo",
      "Luca",
      "🍋",
      "李",
      "王",
    ]);
  });

  it("no two are called the same, whatever they call themselves, and the first of a name keeps it", () => {
    const nickname = fc.constantFrom("Lucia", "lucia", "Lucia 2", "Lucia 2 2", "Ugo");
    fc.assert(
      fc.property(fc.array(nickname, { maxLength: 12 }), (nicknames) => {
        const called = names(...nicknames);
        expect(new Set(called.map((name) => name.toLowerCase())).size).toBe(nicknames.length);
        expect(called[0]).toBe(nicknames[0]);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
