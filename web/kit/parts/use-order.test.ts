import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder } from "./use-order.ts";

const cards = (...keys: string[]) => keys.map((key) => ({ key }));
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key).join("");

describe("The order of a hand", () => {
  it("is the game's until somebody puts their cards in another one", () => {
    expect(keysOf(inOrder(cards("a", "b", "c"), []))).toBe("abc");
    expect(keysOf(inOrder(cards("a", "b", "c"), ["c", "a", "b"]))).toBe("cab");
  });

  it("keeps a player's order when cards go, and puts new ones behind those they follow in the game's", () => {
    expect(keysOf(inOrder(cards("a", "c"), ["c", "b", "a"]))).toBe("ca");
    expect(keysOf(inOrder(cards("a", "b", "c"), ["c", "a"]))).toBe("cab");
    expect(keysOf(inOrder(cards("x", "a", "c"), ["c", "a"]))).toBe("xca");
  });

  it("never loses a card or shows one twice", () => {
    const key = fc.constantFrom(..."abcdefgh");
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.uniqueArray(key), (held, wanted) => {
        const ordered = inOrder(cards(...held), wanted);
        expect([...keysOf(ordered)].sort()).toEqual([...held].sort());
      }),
      { seed: 5 },
    );
  });
});
