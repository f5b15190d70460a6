import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionsOf } from "./check/arbitrary.ts";
import { same } from "./json.ts";
import {
  completeOptions,
  fits,
  nodeOf,
  oneOf,
  parse,
  strictObject,
  TIME_LIMIT,
  Type,
  timeLimit,
  timeLimitsOf,
} from "./schema.ts";

const Options = strictObject({
  hands: Type.Integer({ minimum: 1, maximum: 40, default: 10 }),
  ties: oneOf(["split", "lowestSeat"], { default: "split" }),
  open: Type.Boolean({ default: false }),
  marks: Type.Array(Type.String(), { default: ["coins", "cups"] }),
  title: Type.Optional(Type.String({ maxLength: 20 })),
  betSeconds: timeLimit({ default: 0, most: 60 }),
  handMinutes: timeLimit({ default: 5, most: 30 }),
});

const DEFAULTS = {
  hands: 10,
  ties: "split",
  open: false,
  marks: ["coins", "cups"],
  betSeconds: 0,
  handMinutes: 5,
};

describe("a strict object", () => {
  const Bet = strictObject({ type: Type.Literal("bet"), chips: Type.Integer({ minimum: 0 }) });

  it("fits with exactly its fields", () => {
    expect(fits(Bet, { type: "bet", chips: 3 })).toBe(true);
  });

  it("does not fit with an extra field, a missing field or a field of another kind", () => {
    expect(fits(Bet, { type: "bet", chips: 3, seat: 1 })).toBe(false);
    expect(fits(Bet, { type: "bet" })).toBe(false);
    expect(fits(Bet, { type: "raise", chips: 3 })).toBe(false);
    for (const chips of ["3", 3.5, -1, null, [3], true, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(fits(Bet, { type: "bet", chips })).toBe(false);
    }
  });

  it("does not fit with a field that JSON smuggles in under a special name", () => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      expect(fits(Bet, JSON.parse(`{"type":"bet","chips":3,"${name}":{"chips":99}}`))).toBe(false);
    }
  });

  it("does not take a missing field from what an object inherits", () => {
    expect(fits(strictObject({ toString: Type.Unknown() }), {})).toBe(false);
  });

  it("refuses every field that it does not name, whatever the field is called and holds", () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => !["type", "chips"].includes(name)),
        fc.jsonValue(),
        (name, value) => {
          const move = Object.defineProperty({ type: "bet", chips: 3 }, name, { value, enumerable: true });
          expect(fits(Bet, move)).toBe(false);
        },
      ),
      { seed: 501, numRuns: 500 },
    );
  });
});

describe("one of some words", () => {
  it("accepts those words and no others", () => {
    const Ties = oneOf(["split", "lowestSeat"]);
    expect(["split", "lowestSeat", "Split", "", 0, null].map((word) => fits(Ties, word))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("shows its words and its default to the lobby's form", () => {
    const node = nodeOf(oneOf(["split", "lowestSeat"], { default: "split" }));
    expect(node.enum).toEqual(["split", "lowestSeat"]);
    expect(node.default).toBe("split");
  });
});

describe("a time limit", () => {
  it("is a whole number of seconds from 0, which means no limit, to the maximum", () => {
    const Limit = timeLimit({ default: 20, most: 60 });
    expect([0, 1, 60, 61, -1, 1.5, "20", null].map((value) => fits(Limit, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("bears a mark by which the limits of a game are found", () => {
    expect(nodeOf(timeLimit({ default: 20, most: 60 }))[TIME_LIMIT]).toBe(true);
    expect(timeLimitsOf(Options)).toEqual(["betSeconds", "handMinutes"]);
  });

  it("keeps its mark when the options are sent as JSON", () => {
    expect(timeLimitsOf(JSON.parse(JSON.stringify(Options)))).toEqual(["betSeconds", "handMinutes"]);
  });

  it("is not found if there is none", () => {
    expect(timeLimitsOf(strictObject({ hands: Type.Integer() }))).toEqual([]);
    expect(timeLimitsOf(Type.Integer())).toEqual([]);
  });
});

describe("parsing", () => {
  it("returns the same value if it fits", () => {
    const value = { ...DEFAULTS };
    const parsed = parse(Options, value);
    expect(parsed).toEqual({ value });
    expect(parsed.problems === undefined && parsed.value === value).toBe(true);
  });

  it("never converts a value to make it fit", () => {
    expect(parse(Options, { ...DEFAULTS, hands: "10" }).problems).toBeDefined();
    expect(parse(Options, { ...DEFAULTS, open: 0 }).problems).toBeDefined();
  });

  it("says where the problem is", () => {
    const { problems } = parse(Options, { ...DEFAULTS, marks: ["coins", 7] });
    expect(problems?.map(({ path }) => path)).toContain("/marks/1");
    expect(problems?.every(({ message }) => message.length > 0)).toBe(true);
  });

  it("says with an empty path that the value itself is the problem", () => {
    expect(parse(Options, 7).problems?.[0]?.path).toBe("");
  });

  it("names only some of the problems of a value that has very many", () => {
    const { problems } = parse(Options, { ...DEFAULTS, marks: Array(500).fill(7) });
    expect(problems?.length).toBe(8);
  });

  it("finds a problem exactly when the value does not fit, and never throws", () => {
    const values = fc.oneof(fc.jsonValue(), optionsOf(Options, undefined));
    fc.assert(
      fc.property(values, (value) => {
        const { problems } = parse(Options, value);
        expect(problems === undefined).toBe(fits(Options, value));
        if (problems !== undefined) expect(problems.length).toBeGreaterThan(0);
      }),
      { seed: 502, numRuns: 300 },
    );
  });
});

describe("completed options", () => {
  it("are the defaults if nobody asked for anything", () => {
    expect(completeOptions(Options)).toEqual({ value: DEFAULTS });
    expect(completeOptions(Options, {})).toEqual({ value: DEFAULTS });
  });

  it("are what was asked for, and the defaults for the rest", () => {
    expect(completeOptions(Options, { hands: 3, title: "Natale" })).toEqual({
      value: { ...DEFAULTS, hands: 3, title: "Natale" },
    });
  });

  it("take what was asked for even if that is no or none", () => {
    expect(completeOptions(Options, { handMinutes: 0, marks: [] })).toEqual({
      value: { ...DEFAULTS, handMinutes: 0, marks: [] },
    });
  });

  it("refuse a name that no option has", () => {
    expect(completeOptions(Options, { rounds: 3 }).problems?.map(({ path }) => path)).toContain("/rounds");
    expect(completeOptions(Options, JSON.parse('{"__proto__":{"hands":3}}')).problems).toBeDefined();
  });

  it("refuse every unknown name", () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => !Object.hasOwn(Options.properties, name)),
        fc.jsonValue(),
        (name, value) => {
          const given = Object.defineProperty({}, name, { value, enumerable: true });
          expect(completeOptions(Options, given).problems).toBeDefined();
        },
      ),
      { seed: 503, numRuns: 300 },
    );
  });

  it("refuse values out of their range", () => {
    for (const given of [
      { hands: 0 },
      { hands: 41 },
      { ties: "fight" },
      { betSeconds: 61 },
      { open: null },
    ]) {
      expect(completeOptions(Options, given).problems).toBeDefined();
    }
  });

  it("refuse what is not an object of options", () => {
    for (const given of [null, [], [DEFAULTS], "hands", 3, true]) {
      expect(completeOptions(Options, given)).toEqual({
        problems: [{ path: "", message: "must be an object" }],
      });
    }
  });

  it("need an option that has no default", () => {
    const Needy = strictObject({ stake: Type.Integer(), hands: Type.Integer({ default: 10 }) });
    expect(completeOptions(Needy, {}).problems).toBeDefined();
    expect(completeOptions(Needy, { stake: 2 })).toEqual({ value: { stake: 2, hands: 10 } });
  });

  it("belong to each table alone: changing a list in one changes nobody's defaults", () => {
    const one = completeOptions<typeof DEFAULTS>(Options);
    if (one.problems === undefined) one.value.marks.push("swords");
    expect(completeOptions(Options)).toEqual({ value: DEFAULTS });
  });

  it("do not change what was given", () => {
    const given = { hands: 3 };
    completeOptions(Options, given);
    expect(given).toEqual({ hands: 3 });
  });

  it("fit, keep everything that was given, and need no more completing", () => {
    const partial = optionsOf({ ...Options, required: [] }, undefined);
    fc.assert(
      fc.property(partial, (given) => {
        const completed = completeOptions<Record<string, unknown>>(Options, given);
        if (completed.problems !== undefined) throw new Error(JSON.stringify(completed.problems));
        expect(fits(Options, completed.value)).toBe(true);
        for (const [name, value] of Object.entries(given))
          expect(same(completed.value[name], value)).toBe(true);
        expect(completeOptions(Options, completed.value)).toEqual(completed);
      }),
      { seed: 504 },
    );
  });
});
