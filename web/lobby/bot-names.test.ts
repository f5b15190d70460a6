import { describe, expect, it } from "vitest";
import { botName, strengthOf } from "./bot-names.ts";

describe("A bot", () => {
  it("is called like no other, however many there are in a tournament", () => {
    const names = Array.from({ length: 300 }, (_, number) => botName(number));
    expect(new Set(names).size).toBe(300);
    expect([names[0], names[12], names[24]]).toEqual(["Moka", "Moka 2", "Moka 3"]);
  });

  it("has a strength of its own where it comes in one only", () => {
    expect(["wary", "seasoned", "bluffer", "maestro"].map(strengthOf)).toEqual([
      "easy",
      "normal",
      "strong",
      undefined,
    ]);
  });
});
