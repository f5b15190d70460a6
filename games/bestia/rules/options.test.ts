import { defaultsOf, fits, nodeOf, type SchemaNode } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";

/** Read only in the test: what is wrong with them then fails a test, and not the reading of this file. */
async function options() {
  const { Options } = await import("./options.ts");
  const defaults = defaultsOf<Record<string, unknown>>(Options);
  return {
    defaults,
    accepts: (name: string, value: unknown) => fits(Options, { ...defaults, [name]: value }),
    at: (name: string): SchemaNode => nodeOf(Options).properties?.[name] ?? {},
    names: Object.keys(nodeOf(Options).properties ?? {}),
  };
}

const MOST = 1_000_000_000;

describe("What a table can be set up with", () => {
  it("[BES-33] [BES-34] what a table is like where nothing is said", async () => {
    expect((await options()).defaults).toEqual({
      table: "cash",
      handSize: 3,
      stack: 2000,
      ante: 10,
      levelMinutes: 10,
      buyInLeast: 1000,
      buyInMost: 5000,
      minCredit: 0,
      minPlayers: 2,
      hands: 30,
      entry: 0,
      prizes: "one",
      manyTables: false,
      firstToSpeak: "afterHand",
      allPass: "carry",
      overtrump: false,
      potSaved: false,
      compulsoryHand: false,
      decisionSeconds: 30,
      betweenSeconds: 5,
    });
  });

  const NUMBERS: [clause: string, name: string, least: number, most: number][] = [
    ["BES-28", "handSize", 3, 4],
    ["BES-33", "stack", 1, MOST],
    ["BES-4", "ante", 1, MOST],
    ["BES-4", "levelMinutes", 0, 120],
    ["BES-33", "buyInLeast", 1, MOST],
    ["BES-33", "buyInMost", 1, MOST],
    ["BES-33", "minCredit", 0, MOST],
    ["BES-33", "minPlayers", 2, 10],
    ["BES-33", "hands", 0, 999],
    ["BES-34", "entry", 0, MOST],
    ["BES-30", "decisionSeconds", 0, 600],
    ["BES-33", "betweenSeconds", 1, 30],
  ];
  for (const [clause, name, least, most] of NUMBERS) {
    it(`[${clause}] ${name} is from ${least} to ${most}, and whole`, async () => {
      const { accepts } = await options();
      expect([least - 1, least, most, most + 1].map((value) => accepts(name, value))).toEqual([
        false,
        true,
        true,
        false,
      ]);
      expect([accepts(name, least + 0.5), accepts(name, String(least))]).toEqual([false, false]);
    });
  }

  const WORDS: [clause: string, name: string, words: string[]][] = [
    ["BES-33", "table", ["cash", "tournament"]],
    ["BES-34", "prizes", ["one", "two", "three"]],
    ["BES-16", "firstToSpeak", ["afterHand", "hand"]],
    ["BES-24", "allPass", ["carry", "dealer"]],
  ];
  for (const [clause, name, words] of WORDS) {
    it(`[${clause}] ${name} is one of ${words.join(", ")}`, async () => {
      const { accepts } = await options();
      expect([...words, "", "other"].map((word) => accepts(name, word))).toEqual([
        ...words.map(() => true),
        false,
        false,
      ]);
    });
  }

  it("[BES-24a] [BES-34] the rest is yes or no", async () => {
    const { accepts } = await options();
    for (const name of ["overtrump", "potSaved", "compulsoryHand", "manyTables"]) {
      expect([true, false, 1, "true"].map((value) => accepts(name, value))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
    expect(accepts("somethingElse", true)).toBe(false);
  });

  it("[BES-33] the next game at a table goes on with chairs, dealer, time and compulsory hand", async () => {
    const { accepts } = await options();
    const chair = { credit: 0, sitOut: true };
    const from = { chairs: [null, chair], dealer: null, elapsed: 0, compulsoryNext: true };
    const ten = Array.from({ length: 10 }, () => ({ credit: MOST, sitOut: false }));
    expect(accepts("from", from)).toBe(true);
    expect(accepts("from", { ...from, chairs: ten, dealer: 9, elapsed: 5 })).toBe(true);
    for (const wrong of [
      { chairs: [chair] },
      { chairs: [...ten, chair] },
      { chairs: [null, { ...chair, credit: -1 }] },
      { chairs: [null, { ...chair, credit: MOST + 1 }] },
      { chairs: [null, { ...chair, more: 1 }] },
      { dealer: -1 },
      { dealer: 10 },
      { elapsed: -1 },
      { compulsoryNext: 1 },
      { more: 1 },
    ]) {
      expect(accepts("from", { ...from, ...wrong }), JSON.stringify(wrong)).toBe(false);
    }
  });

  it("[BES-33] [BES-34] what is said only of cash tables, only of tournaments, and by the house", async () => {
    const { at, names } = await options();
    const namesWith = (hint: keyof SchemaNode, value: unknown) =>
      names.filter((name) => JSON.stringify(at(name)[hint]) === JSON.stringify(value));
    expect(namesWith("when", { table: "cash" })).toEqual([
      "buyInLeast",
      "buyInMost",
      "minCredit",
      "minPlayers",
      "hands",
    ]);
    expect(namesWith("when", { table: "tournament", manyTables: false })).toEqual(["entry", "prizes"]);
    expect(namesWith("byHouse", true)).toEqual(["manyTables"]);
    expect(at("table").brings).toEqual({ tournament: { levelMinutes: 5 } });
  });

  it("[BES-33] [BES-34] the stack of a cash table and the entry of a tournament come from people's purses", async () => {
    const { at, names } = await options();
    expect(at("stack").fromPurse).toEqual({ table: "cash" });
    expect(at("entry").fromPurse).toEqual({});
    expect(names.filter((name) => at(name).unit === "cents")).toEqual([
      "stack",
      "ante",
      "buyInLeast",
      "buyInMost",
      "minCredit",
      "entry",
    ]);
  });
});
