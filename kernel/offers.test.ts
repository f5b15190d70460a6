import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { same } from "./json.ts";
import { covers, drawMove, type Offer, type Range } from "./offers.ts";
import { fastRandom } from "./random/fast.ts";

type Move =
  | { type: "pass" }
  | { type: "play"; card: string }
  | { type: "bet"; chips: number }
  | { type: "discard"; cards: string[] }
  | { type: "signal"; gestures: string[]; to: number };

const PLAY: Offer<Move> = { move: { type: "play", card: "T7" } };
const BET: Offer<Move> = { move: { type: "bet" }, open: { chips: { kind: "amount", least: 1, most: 10 } } };
const DISCARD: Offer<Move> = {
  move: { type: "discard" },
  open: { cards: { kind: "some", from: ["T1", "T2", "T2"], least: 1, most: 3 } },
};
const SIGNAL: Offer<Move> = {
  move: { type: "signal", to: 2 },
  open: { gestures: { kind: "row", from: ["wink", "cough"], least: 1, most: 3 } },
};

/** Whether a move is covered, even a value that the type does not allow. */
function coversValue(offer: Offer<Move>, move: object): boolean {
  return covers(offer, move as Move);
}

describe("an offer of one move", () => {
  it("covers that move, in whatever order its fields are", () => {
    expect(covers(PLAY, { type: "play", card: "T7" })).toBe(true);
    expect(covers(PLAY, { card: "T7", type: "play" })).toBe(true);
  });

  it("covers no other", () => {
    expect(covers(PLAY, { type: "play", card: "T8" })).toBe(false);
    expect(covers(PLAY, { type: "pass" })).toBe(false);
    expect(coversValue(PLAY, { type: "play", card: "T7", face: "down" })).toBe(false);
    expect(coversValue(PLAY, { type: "play" })).toBe(false);
  });

  it("is drawn as it is, without using chance", () => {
    const never = {
      below: () => {
        throw new Error("nothing to decide");
      },
    };
    expect(drawMove(PLAY, never)).toEqual({ type: "play", card: "T7" });
  });
});

describe("an open amount", () => {
  it("covers every whole number from the least to the most", () => {
    for (let chips = 1; chips <= 10; chips++) expect(covers(BET, { type: "bet", chips })).toBe(true);
  });

  it("covers nothing beyond, between, or of another kind", () => {
    for (const chips of [0, 11, -1, 1.5, "3", null, undefined, [3], Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(coversValue(BET, { type: "bet", chips })).toBe(false);
    }
    expect(coversValue(BET, { type: "bet" })).toBe(false);
  });

  it("covers no other move with such an amount, and no extra field", () => {
    expect(coversValue(BET, { type: "raise", chips: 3 })).toBe(false);
    expect(coversValue(BET, { type: "bet", chips: 3, seat: 0 })).toBe(false);
  });

  it("is drawn from the least to the most, both included", () => {
    const random = fastRandom(1);
    const drawn = Array.from({ length: 300 }, () => drawMove<Move>(BET, random));
    const amounts = new Set(drawn.map((move) => (move.type === "bet" ? move.chips : 0)));
    expect([...amounts].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("some of these", () => {
  it("are covered in any order, each as often as it is listed", () => {
    for (const cards of [["T1"], ["T2"], ["T2", "T2"], ["T2", "T1"], ["T2", "T1", "T2"]]) {
      expect(covers<Move>(DISCARD, { type: "discard", cards })).toBe(true);
    }
  });

  it("are not covered more often than they are listed, nor when they are not listed", () => {
    for (const cards of [["T1", "T1"], ["T2", "T2", "T2"], ["T3"], ["T1", "T3"]]) {
      expect(covers<Move>(DISCARD, { type: "discard", cards })).toBe(false);
    }
  });

  it("are not covered when they are too few, too many or not a list", () => {
    expect(covers<Move>(DISCARD, { type: "discard", cards: [] })).toBe(false);
    expect(covers<Move>(DISCARD, { type: "discard", cards: ["T1", "T2", "T2", "T2"] })).toBe(false);
    expect(coversValue(DISCARD, { type: "discard", cards: "T1" })).toBe(false);
    expect(coversValue(DISCARD, { type: "discard", cards: { 0: "T1", length: 1 } })).toBe(false);
    expect(coversValue(DISCARD, { type: "discard" })).toBe(false);
  });

  it("are drawn in every way there is", () => {
    const random = fastRandom(2);
    const drawn = Array.from({ length: 600 }, () => JSON.stringify(drawMove(DISCARD, random)));
    const ways = new Set(drawn.map((text) => JSON.parse(text).cards.sort().join("+")));
    expect([...ways].sort()).toEqual(["T1", "T1+T2", "T1+T2+T2", "T2", "T2+T2"]);
  });
});

describe("a row of these", () => {
  const signal = (...gestures: string[]): Move => ({ type: "signal", gestures, to: 2 });

  it("is covered in every order, with repeats", () => {
    for (const move of [signal("wink"), signal("wink", "wink", "wink"), signal("cough", "wink")]) {
      expect(covers(SIGNAL, move)).toBe(true);
    }
  });

  it("is not covered when it is empty, too long, or has something else in it", () => {
    expect(covers(SIGNAL, signal())).toBe(false);
    expect(covers(SIGNAL, signal("wink", "wink", "wink", "wink"))).toBe(false);
    expect(covers(SIGNAL, signal("wink", "shout"))).toBe(false);
  });

  it("is not covered when a field that is not open differs", () => {
    expect(covers(SIGNAL, { type: "signal", gestures: ["wink"], to: 1 })).toBe(false);
  });

  it("is drawn in every way there is", () => {
    const random = fastRandom(3);
    const drawn = new Set(Array.from({ length: 600 }, () => JSON.stringify(drawMove(SIGNAL, random))));
    expect(drawn.size).toBe(2 + 4 + 8);
  });
});

describe("all offers", () => {
  const lengths = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).map(([a, b]) => ({
    least: Math.min(a, b),
    most: Math.max(a, b),
  }));
  const things = fc.jsonValue({ maxDepth: 1 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
  const ranges: fc.Arbitrary<Range> = fc.oneof(
    fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.nat({ max: 50 }))
      .map(([least, more]): Range => ({ kind: "amount", least, most: least + more })),
    fc
      .tuple(fc.array(things, { minLength: 3, maxLength: 6 }), lengths)
      .map(([from, length]): Range => ({ kind: "some", from, ...length })),
    fc
      .tuple(fc.array(things, { minLength: 1, maxLength: 4 }), lengths)
      .map(([from, length]): Range => ({ kind: "row", from, ...length })),
  );
  type Any = { type: string; [field: string]: unknown };
  const fields = (prefix: string) => fc.constantFrom("a", "b", "c").map((name) => prefix + name);
  const offers = fc
    .record({
      type: fc.constantFrom("bet", "play", "signal"),
      fixed: fc.dictionary(fields("fixed-"), things, { noNullPrototype: true }),
      open: fc.option(fc.dictionary(fields("open-"), ranges, { noNullPrototype: true }), { nil: undefined }),
    })
    .map(({ type, fixed, open }): Offer<Any> => {
      const move = { type, ...fixed };
      return open === undefined ? { move } : { move, open };
    });

  it("cover every move that is drawn from them", () => {
    fc.assert(
      fc.property(offers, fc.nat(), (offer, seed) => {
        const move = drawMove(offer, fastRandom(seed));
        expect(covers(offer, move)).toBe(true);
        expect(covers(offer, JSON.parse(JSON.stringify(move)))).toBe(true);
      }),
      { seed: 601, numRuns: 1000 },
    );
  });

  it("cover no drawn move any more once a field is added, taken away or replaced by nonsense", () => {
    fc.assert(
      fc.property(offers, fc.nat(), (offer, seed) => {
        const random = fastRandom(seed);
        const move = drawMove(offer, random);
        expect(covers(offer, { ...move, extra: null })).toBe(false);
        for (const field of Object.keys(move)) {
          const { [field]: _, ...less } = move;
          expect(covers(offer, less as Any)).toBe(false);
          expect(covers(offer, { ...move, [field]: { non: "sense" } } as unknown as Any)).toBe(
            same(move[field], { non: "sense" }),
          );
        }
      }),
      { seed: 602, numRuns: 500 },
    );
  });

  it("stay as they are when a move is drawn, and `covers` changes neither", () => {
    fc.assert(
      fc.property(offers, fc.nat(), (offer, seed) => {
        const kept = JSON.stringify(offer);
        const move = drawMove(offer, fastRandom(seed));
        const drawn = JSON.stringify(move);
        covers(offer, move);
        expect(JSON.stringify(offer)).toBe(kept);
        expect(JSON.stringify(move)).toBe(drawn);
      }),
      { seed: 603 },
    );
  });

  it("do not change when somebody changes a move that was drawn from them", () => {
    const offer: Offer<Any> = {
      move: { type: "swap", mine: ["T1"] },
      open: { theirs: { kind: "some", from: ["T2", "T3"], least: 2, most: 2 } },
    };
    const kept = JSON.stringify(offer);
    const move = drawMove(offer, fastRandom(1)) as { mine?: string[]; theirs?: string[] };
    move.mine?.push("T9");
    move.theirs?.push("T9");
    expect(JSON.stringify(offer)).toBe(kept);
  });

  it("give the same move for the same chance", () => {
    fc.assert(
      fc.property(offers, fc.nat(), (offer, seed) => {
        expect(drawMove(offer, fastRandom(seed))).toEqual(drawMove(offer, fastRandom(seed)));
      }),
      { seed: 604 },
    );
  });
});
