import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitment, fairRandom, type Seeds } from "./fair.ts";
import { fastRandom, seedFrom } from "./fast.ts";
import { drawOne, pick, type Random, shuffle, WORDS } from "./random.ts";

const SERVER = createHash("sha256").update("the house").digest("hex");
const OTHER_SERVER = createHash("sha256").update("another house").digest("hex");
const SEEDS: Seeds = { server: SERVER, players: ["ada likes 7", "Bèa ☕", ""] };

/** The published recipe, written down a second time with another library. */
function* fairWords({ server, players }: Seeds, seq: number): Generator<number> {
  for (let k = 0; ; k++) {
    const block = createHmac("sha256", Buffer.from(server, "hex"))
      .update(JSON.stringify([players, seq, k]))
      .digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

function expectedBelow(n: number, words: Generator<number>): number {
  const limit = Math.floor(WORDS / n) * n;
  for (;;) {
    const word = words.next().value as number;
    if (word < limit) return word % n;
  }
}

function numbers(random: Random, n: number, count: number): number[] {
  return Array.from({ length: count }, () => random.below(n));
}

describe("the fair source", () => {
  it("gives the big-endian words of HMAC-SHA-256, block after block", () => {
    for (const seq of [0, 1, 2, 4711]) {
      const words = fairWords(SEEDS, seq);
      const random = fairRandom(SEEDS, seq);
      for (let i = 0; i < 40; i++) expect(random.below(WORDS)).toBe(words.next().value);
    }
  });

  it("gives a number below n from the first word under the largest multiple of n", () => {
    const ranges = fc.array(
      fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 32 - 1 })),
      {
        minLength: 1,
        maxLength: 30,
      },
    );
    const seats = fc.array(fc.string(), { maxLength: 4 });
    fc.assert(
      fc.property(seats, fc.nat(), ranges, (players, seq, wanted) => {
        const seeds = { server: SERVER, players };
        const words = fairWords(seeds, seq);
        const random = fairRandom(seeds, seq);
        for (const n of wanted) expect(random.below(n)).toBe(expectedBelow(n, words));
      }),
      { seed: 101 },
    );
  });

  it("is bound by the SHA-256 of the server's seed", () => {
    const expected = createHash("sha256").update(Buffer.from(SERVER, "hex")).digest("hex");
    expect(commitment(SERVER)).toBe(expected);
    expect(commitment(OTHER_SERVER)).not.toBe(expected);
  });

  it("gives the same numbers when it is asked again", () => {
    expect(numbers(fairRandom(SEEDS, 5), 52, 30)).toEqual(numbers(fairRandom(SEEDS, 5), 52, 30));
  });

  it("changes completely with the input, the server's seed, and any player's seed", () => {
    const streams = [
      fairRandom(SEEDS, 5),
      fairRandom(SEEDS, 6),
      fairRandom({ ...SEEDS, server: OTHER_SERVER }, 5),
      fairRandom({ ...SEEDS, players: ["ada likes 8", "Bèa ☕", ""] }, 5),
      fairRandom({ ...SEEDS, players: ["Bèa ☕", "ada likes 7", ""] }, 5),
      fairRandom({ ...SEEDS, players: ["ada likes 7", "Bèa ☕"] }, 5),
    ].map((random) => numbers(random, WORDS, 20));
    for (const [i, stream] of streams.entries()) {
      for (const other of streams.slice(i + 1)) {
        expect(stream.filter((word) => other.includes(word))).toEqual([]);
      }
    }
  });

  it("takes no seed that is not 32 bytes in lower-case hex", () => {
    const bad = [
      "",
      "ada",
      SERVER.slice(1),
      `${SERVER}0`,
      `${SERVER}\n`,
      SERVER.toUpperCase(),
      `g${SERVER.slice(1)}`,
    ];
    for (const server of bad) {
      expect(() => fairRandom({ server, players: [] }, 0)).toThrow(TypeError);
      expect(() => commitment(server)).toThrow(TypeError);
    }
  });
});

/** sfc32 as its author writes it, in unsigned integers. */
function* chaoticWords(seed: bigint, stream: bigint): Generator<number> {
  const cut = (value: bigint) => BigInt.asUintN(32, value);
  let [a, b, c, counter] = [cut(seed), cut(seed >> 32n), cut(stream), 1n];
  for (let round = 0; ; round++) {
    const sum = cut(a + b + counter);
    counter = cut(counter + 1n);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut((cut(c << 21n) | (c >> 11n)) + sum);
    if (round >= 15) yield Number(sum);
  }
}

describe("the fast source", () => {
  it("is sfc32, seeded with a number and a stream", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat({ max: 2 ** 32 - 1 }), (seed, stream) => {
        const words = chaoticWords(BigInt(seed), BigInt(stream));
        const random = fastRandom(seed, stream);
        for (let i = 0; i < 20; i++) expect(random.below(WORDS)).toBe(words.next().value);
      }),
      { seed: 102 },
    );
  });

  it("makes a seed from a typed word by FNV-1a", () => {
    expect(seedFrom("")).toBe(0x811c9dc5);
    expect(seedFrom("a")).toBe(0xe40c292c);
    expect(seedFrom("foobar")).toBe(0xbf9cf968);
  });
});

/** The value that chi-square passes once in a million even tables (Wilson and Hilferty's approximation). */
function evenLimit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 4.75 * Math.sqrt(spread)) ** 3;
}

/** Whether these counts can come from equally likely outcomes. */
function looksEven(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquare < evenLimit(counts.length - 1);
}

function tally(kinds: number, draws: number, draw: () => number): number[] {
  const counts: number[] = Array(kinds).fill(0);
  for (let i = 0; i < draws; i++) counts[draw()]! += 1;
  return counts;
}

const THREE_QUARTERS = 3 * 2 ** 30;

/** Plain modulo makes the lowest third of three quarters of all words twice as likely as the others. */
function thirdsAreEven(random: Random): boolean {
  return looksEven(tally(3, 30_000, () => Math.floor(random.below(THREE_QUARTERS) / 2 ** 30)));
}

/** Plain scaling makes every third number below three quarters of all words twice as likely as the others. */
function remaindersAreEven(random: Random): boolean {
  return looksEven(tally(3, 30_000, () => random.below(THREE_QUARTERS) % 3));
}

function facesAreEven(random: Random): boolean {
  return looksEven(tally(6, 30_000, () => random.below(6)));
}

const ORDERS = ordersOf([0, 1, 2, 3]).map((order) => order.join(""));

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

type Shuffle = (items: number[], random: Random) => number[];

function shufflesEvenly(mix: Shuffle, random: Random): boolean {
  const places = new Map(ORDERS.map((order, i) => [order, i]));
  return looksEven(tally(24, 48_000, () => places.get(mix([0, 1, 2, 3], random).join(""))!));
}

type Draw = (items: number[], random: Random) => number;

/** Two cards drawn out of five, one after the other: 20 outcomes. */
function drawsEvenly(draw: Draw, random: Random): boolean {
  return looksEven(
    tally(20, 30_000, () => {
      const items = [0, 1, 2, 3, 4];
      const first = draw(items, random);
      const second = draw(items, random);
      return first * 4 + (second > first ? second - 1 : second);
    }),
  );
}

const sources: { name: string; source: (purpose: number) => Random }[] = [
  { name: "the fair source", source: (purpose) => fairRandom(SEEDS, purpose) },
  { name: "the fast source", source: (purpose) => fastRandom(20261115, purpose) },
];

describe.each(sources)("numbers from $name", ({ source }) => {
  it("are as likely in the lowest third of a range as in the highest", () => {
    expect(thirdsAreEven(source(1))).toBe(true);
    expect(remaindersAreEven(source(2))).toBe(true);
  });

  it("throw a fair die", () => {
    expect(facesAreEven(source(3))).toBe(true);
  });

  it("use the highest bit of every word as well as the lowest", () => {
    const random = source(4);
    const ones = (bit: number) => tally(2, 5_000, () => Math.floor(random.below(WORDS) / 2 ** bit) % 2);
    for (const bit of [0, 1, 15, 16, 30, 31]) expect(looksEven(ones(bit))).toBe(true);
  });

  it("shuffle four cards into each of the 24 orders equally often", () => {
    expect(shufflesEvenly(shuffle, source(5))).toBe(true);
  });

  it("draw two cards out of five in each of the 20 ways equally often", () => {
    expect(drawsEvenly(drawOne, source(6))).toBe(true);
  });

  it("pick each of seven equally often", () => {
    const random = source(7);
    expect(looksEven(tally(7, 20_000, () => pick([0, 1, 2, 3, 4, 5, 6], random)))).toBe(true);
  });

  it("do not depend on the number before", () => {
    const random = source(8);
    let before = random.below(8);
    const pairs = tally(64, 20_000, () => {
      const now = random.below(8);
      const pair = before * 8 + now;
      before = now;
      return pair;
    });
    expect(looksEven(pairs)).toBe(true);
  });

  it("are whole and below n", () => {
    const random = source(9);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WORDS }), (n) => {
        const number = random.below(n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }),
      { seed: 103, numRuns: 500 },
    );
    expect(numbers(random, 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it("are refused for an impossible range", () => {
    const random = source(10);
    for (const n of [
      0,
      -1,
      0.5,
      2.5,
      WORDS + 1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]) {
      expect(() => random.below(n)).toThrow(RangeError);
    }
  });
});

describe("the first number of every input", () => {
  it("is even over the inputs of one fair game, because every input has its own stream", () => {
    let seq = 0;
    expect(looksEven(tally(6, 6_000, () => fairRandom(SEEDS, seq++).below(6)))).toBe(true);
  });

  it("is even over the games of one simulation", () => {
    let stream = 0;
    expect(looksEven(tally(6, 30_000, () => fastRandom(7, stream++).below(6)))).toBe(true);
  });
});

describe("near seeds", () => {
  const neighbours: { what: string; random: (i: number) => Random }[] = [
    { what: "seeds one apart", random: (i) => fastRandom(i) },
    { what: "streams one apart", random: (i) => fastRandom(17, i) },
    { what: "seeds apart only above 32 bits", random: (i) => fastRandom(i * WORDS) },
    { what: "a grid of small seeds and streams", random: (i) => fastRandom(i % 150, Math.floor(i / 150)) },
  ];

  it.each(neighbours)("give unrelated first numbers: $what", ({ random }) => {
    let i = 0;
    const pairs = tally(256, 20_000, () => {
      i += 1;
      return random(i).below(16) * 16 + random(i + 1).below(16);
    });
    expect(looksEven(pairs)).toBe(true);
  });

  it.each(neighbours)("give unrelated numbers all along the stream: $what", ({ random }) => {
    const here = random(40);
    const there = random(41);
    expect(looksEven(tally(256, 20_000, () => here.below(16) * 16 + there.below(16)))).toBe(true);
  });

  it.each(neighbours)("flip every bit of the first word half of the time: $what", ({ random }) => {
    const flips: number[] = Array(32).fill(0);
    for (let i = 0; i < 4_000; i++) {
      const difference = (random(i).below(WORDS) ^ random(i + 1).below(WORDS)) >>> 0;
      for (let bit = 0; bit < 32; bit++) flips[bit]! += (difference >>> bit) & 1;
    }
    for (const flipped of flips) expect(looksEven([flipped, 4_000 - flipped])).toBe(true);
  });
});

describe("the checks themselves", () => {
  const words = (purpose: number) => fastRandom(4, purpose);
  const byModulo = (source: Random): Random => ({ below: (n) => source.below(WORDS) % n });
  const byScaling = (source: Random): Random => ({
    below: (n) => Math.floor((source.below(WORDS) / WORDS) * n),
  });

  it("pass counts that are even and flag counts that are not", () => {
    expect(looksEven([1000, 1000, 1000])).toBe(true);
    expect(looksEven([1030, 960, 1010])).toBe(true);
    expect(looksEven([2000, 1000, 1000])).toBe(false);
    expect(looksEven([1000, 1000, 0])).toBe(false);
  });

  it("flag a source that takes plain remainders", () => {
    expect(thirdsAreEven(byModulo(words(1)))).toBe(false);
    expect(thirdsAreEven(byModulo(fairRandom(SEEDS, 11)))).toBe(false);
  });

  it("flag a source that scales and cuts off", () => {
    expect(remaindersAreEven(byScaling(words(2)))).toBe(false);
  });

  it("flag a die that never shows its last face", () => {
    const source = words(3);
    const short: Random = { below: (n) => source.below(n - 1) };
    expect(facesAreEven(short)).toBe(false);
  });

  it("flag a shuffle that never leaves a card where it was", () => {
    const sattolo: Shuffle = (items, random) => {
      for (let last = items.length - 1; last > 0; last--) swap(items, last, random.below(last));
      return items;
    };
    expect(shufflesEvenly(sattolo, words(4))).toBe(false);
  });

  it("flag a shuffle that swaps every card with any card", () => {
    const anyWithAny: Shuffle = (items, random) => {
      for (let at = 0; at < items.length; at++) swap(items, at, random.below(items.length));
      return items;
    };
    expect(shufflesEvenly(anyWithAny, words(5))).toBe(false);
  });

  it("flag a shuffle that stops one card early", () => {
    const tooShort: Shuffle = (items, random) => {
      for (let last = items.length - 1; last > 1; last--) swap(items, last, random.below(last + 1));
      return items;
    };
    expect(shufflesEvenly(tooShort, words(6))).toBe(false);
  });

  it("flag a sort with a random comparison", () => {
    const sorting: Shuffle = (items, random) => items.sort(() => random.below(2) - 0.5);
    expect(shufflesEvenly(sorting, words(7))).toBe(false);
  });

  it("flag a draw that never takes the last card", () => {
    const neverTheLast: Draw = (items, random) => items.splice(random.below(items.length - 1), 1)[0]!;
    expect(drawsEvenly(neverTheLast, words(8))).toBe(false);
  });

  function swap(items: number[], a: number, b: number): void {
    [items[a], items[b]] = [items[b]!, items[a]!];
  }
});

describe("cards", () => {
  const decks = fc.array(fc.string({ maxLength: 3 }), { maxLength: 40 });

  it("are neither created nor lost in a shuffle, which happens in place", () => {
    fc.assert(
      fc.property(decks, fc.nat(), (deck, seed) => {
        const cards = [...deck];
        expect(shuffle(cards, fastRandom(seed))).toBe(cards);
        expect([...cards].sort()).toEqual([...deck].sort());
      }),
      { seed: 104 },
    );
  });

  it("are drawn from the deck one by one until none is left", () => {
    fc.assert(
      fc.property(decks, fc.nat(), (deck, seed) => {
        const random = fastRandom(seed);
        const left = [...deck];
        const drawn = deck.map(() => drawOne(left, random));
        expect(left).toEqual([]);
        expect(drawn.sort()).toEqual([...deck].sort());
      }),
      { seed: 105 },
    );
  });

  it("stay where they are when one is picked", () => {
    const cards = ["T1", "T2", "T3"];
    expect(cards).toContain(pick(cards, fastRandom(1)));
    expect(cards).toEqual(["T1", "T2", "T3"]);
  });

  it("cannot be drawn or picked from nothing", () => {
    expect(() => drawOne([], fastRandom(1))).toThrow(RangeError);
    expect(() => pick([], fastRandom(1))).toThrow(RangeError);
  });

  it("use no chance when there is nothing to shuffle", () => {
    const never: Random = {
      below: () => {
        throw new Error("nothing to decide");
      },
    };
    expect(shuffle([], never)).toEqual([]);
    expect(shuffle(["T1"], never)).toEqual(["T1"]);
  });
});
