import { describe, expect, it } from "vitest";
import { pack, unpack } from "./link.ts";

const DECK = JSON.stringify({
  name: { it: "Però, è così", en: "Ω ≠ 🐦" },
  cards: Array.from({ length: 500 }, (_, i) => `card-${i}`),
});

describe("The fragment of a link", () => {
  it("holds a deck, whatever letters are in it, in the letters of addresses", async () => {
    const fragment = await pack(DECK);
    expect(fragment).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(fragment.length).toBeLessThan(DECK.length / 2);
    expect(await unpack(fragment)).toEqual({ file: DECK });
  });

  it.each([
    ["nothing", ""],
    ["letters that are none of base64", "?!"],
    ["what was never packed", "aGVsbG8"],
  ])("is broken with %s", async (_, fragment) => {
    expect(await unpack(fragment)).toEqual({ fault: "broken" });
  });

  it("is broken if its end is lost, or one letter is another", async () => {
    const fragment = await pack(DECK);
    expect(await unpack(fragment.slice(0, -8))).toEqual({ fault: "broken" });
    const middle = fragment.length >> 1;
    const other = fragment[middle] === "A" ? "B" : "A";
    expect(await unpack(fragment.slice(0, middle) + other + fragment.slice(middle + 1))).toEqual({
      fault: "broken",
    });
  });

  it("is too long if it is, or if more than any deck would come out of it", async () => {
    expect(await unpack("A".repeat(100_001))).toEqual({ fault: "too-long" });
    const bomb = await pack("x".repeat(30_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await unpack(bomb)).toEqual({ fault: "too-long" });
    expect(await unpack(await pack("x".repeat(200_000)))).toEqual({ file: "x".repeat(200_000) });
    expect(await unpack(await pack("x".repeat(200_001)))).toEqual({ fault: "too-long" });
  });
});
