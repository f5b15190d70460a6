import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copy, leaves, notPlain, same } from "./json.ts";

/** Plain data as games have it. It goes through JSON, because JSON does not keep the sign of zero. */
const plain = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

/** The same data with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

function scribble(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) scribble(inner);
  if (Array.isArray(value)) value.push("scribble");
  else (value as Record<string, unknown>).scribble = true;
}

describe("a copy", () => {
  it("equals the original, byte for byte", () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
        expect(same(copy(value), value)).toBe(true);
      }),
      { seed: 401, numRuns: 500 },
    );
  });

  it("shares nothing with what it was made from", () => {
    fc.assert(
      fc.property(plain, (value) => {
        const before = JSON.stringify(value);
        scribble(copy(value));
        expect(JSON.stringify(value)).toBe(before);
      }),
      { seed: 402 },
    );
  });

  it("is not changed when the original is played on", () => {
    const table = { deck: ["T1", "T2"], seats: [{ cards: ["T3"] }] };
    const next = copy(table);
    next.seats[0]!.cards.push(next.deck.pop()!);
    expect(table).toEqual({ deck: ["T1", "T2"], seats: [{ cards: ["T3"] }] });
    expect(next).toEqual({ deck: ["T1"], seats: [{ cards: ["T3", "T2"] }] });
  });
});

describe("two pieces of data", () => {
  it("are equal whatever the order of their keys", () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(same(value, reversed(value))).toBe(true);
        expect(same(reversed(value), value)).toBe(true);
      }),
      { seed: 403 },
    );
  });

  it("are equal exactly when a strict comparison says so", () => {
    const likely = fc.oneof(
      fc.tuple(plain, plain),
      fc.tuple(fc.jsonValue({ maxDepth: 1 }), fc.jsonValue({ maxDepth: 1 })),
      fc
        .tuple(fc.array(fc.nat({ max: 1 }), { maxLength: 2 }), fc.array(fc.nat({ max: 1 }), { maxLength: 2 }))
        .map(([a, b]): [unknown, unknown] => [{ a }, { a: b }]),
    );
    fc.assert(
      fc.property(likely, ([a, b]) => {
        const sorted = (value: unknown): string =>
          JSON.stringify(value, (_, inner: unknown) =>
            typeof inner === "object" && inner !== null && !Array.isArray(inner)
              ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
              : inner,
          );
        expect(same(a, b)).toBe(sorted(a) === sorted(b));
      }),
      { seed: 404, numRuns: 1000 },
    );
  });

  it("are not equal when a list is in another order", () => {
    expect(same([1, 2], [2, 1])).toBe(false);
  });

  it("are not equal when one has an extra field or item", () => {
    expect(same({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(same({ a: 1, b: null }, { a: 1 })).toBe(false);
    expect(same({ a: null }, { b: null })).toBe(false);
    expect(same([1], [1, 1])).toBe(false);
  });

  it("are not equal when they are of different kinds", () => {
    const kinds = [null, 0, 1, "", "0", "1", false, true, [], {}, [[]], [{}], { length: 0 }, { 0: 1 }, [1]];
    for (const [i, a] of kinds.entries()) {
      for (const [j, b] of kinds.entries()) expect(same(a, b)).toBe(i === j);
    }
  });

  it("are not equal when one only inherits what the other has", () => {
    expect(same({ toString: 1 }, { valueOf: 1 })).toBe(false);
    expect(same(JSON.parse('{"__proto__": null}'), { a: null })).toBe(false);
    expect(same(JSON.parse('{"__proto__": {}}'), { a: {} })).toBe(false);
  });
});

describe("the leaves of a value", () => {
  it("have their paths, and are called by the last name on the path", () => {
    expect(leaves({ pot: 3, seats: [{ cards: ["T1", "T2"] }, null] })).toEqual([
      { path: "/pot", key: "pot", value: 3 },
      { path: "/seats/0/cards/0", key: "cards", value: "T1" },
      { path: "/seats/0/cards/1", key: "cards", value: "T2" },
      { path: "/seats/1", key: "seats", value: null },
    ]);
  });

  it("are the value itself if it contains no other", () => {
    for (const value of [null, true, 7, "T1"]) expect(leaves(value)).toEqual([{ path: "", key: "", value }]);
  });

  it("count empty lists and empty objects", () => {
    expect(leaves({ grabs: [], bets: {} })).toEqual([
      { path: "/grabs", key: "grabs", value: "[]" },
      { path: "/bets", key: "bets", value: "{}" },
    ]);
    expect(leaves([])).toEqual([{ path: "", key: "", value: "[]" }]);
    expect(leaves({})).toEqual([{ path: "", key: "", value: "{}" }]);
  });

  it("are at least one, contain no other value, and can be found by their paths", () => {
    const withoutSlashes = plain.filter((value) => !JSON.stringify(value).includes("/"));
    fc.assert(
      fc.property(withoutSlashes, (value) => {
        const found = leaves(value);
        expect(found.length).toBeGreaterThan(0);
        for (const { path, value: leaf } of found) {
          expect(typeof leaf !== "object" || leaf === null).toBe(true);
          const at = path
            .split("/")
            .slice(1)
            .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
          const holder = typeof at === "object" && at !== null;
          expect(holder ? JSON.stringify(at) : at).toBe(leaf);
        }
      }),
      { seed: 405 },
    );
  });

  it("differ between values that differ", () => {
    const here = leaves({ cards: ["T1", "hidden"] });
    const there = leaves({ cards: ["T1", "T2"] });
    expect(here.filter((leaf, i) => !same(leaf, there[i]))).toEqual([
      { path: "/cards/1", key: "cards", value: "hidden" },
    ]);
  });
});

describe("what JSON cannot hold", () => {
  it("is never found in data that was parsed from JSON", () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(notPlain(value)).toBeUndefined();
      }),
      { seed: 406, numRuns: 500 },
    );
  });

  const strangers: [string, unknown][] = [
    ["nothing at all", undefined],
    ["a number that is none", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["infinity below zero", Number.NEGATIVE_INFINITY],
    ["zero with a sign", -0],
    ["a big integer", 1n],
    ["a function", () => 1],
    ["a symbol", Symbol("T1")],
    ["a set", new Set([1])],
    ["a map", new Map()],
    ["a date", new Date(0)],
    ["bytes", new Uint8Array(2)],
    ["an object with a class", new (class Deck {})()],
    ["a list with a class", new (class Hand extends Array {})()],
    ["an object without a prototype", Object.create(null)],
  ];

  it.each(strangers)("is found wherever it is: %s", (_, stranger) => {
    expect(notPlain(stranger)).toBe("");
    expect(notPlain({ pot: 1, seats: [null, { card: stranger }] })).toBe("/seats/1/card");
    expect(notPlain(["T1", [stranger]])).toBe("/1/0");
  });

  it("is reported with the path of its first occurrence", () => {
    expect(notPlain({ a: 1, b: [undefined], c: undefined })).toBe("/b/0");
  });
});

describe("what JSON would not keep", () => {
  it("is found in sparse lists, in lists with names, and under symbols", () => {
    const sparse = [1, 2];
    delete sparse[0];
    expect(notPlain({ sparse })).toBe("/sparse");
    expect(notPlain({ list: Object.assign([1], { name: "x" }) })).toBe("/list");
    expect(notPlain({ [Symbol("x")]: 1 })).toBe("");
  });

  it("is not added by a copy of a field called __proto__", () => {
    const value = JSON.parse('{"__proto__":{"x":1},"a":2}');
    expect(JSON.stringify(copy(value))).toBe('{"__proto__":{"x":1},"a":2}');
    expect(copy(value).x).toBeUndefined();
  });
});
