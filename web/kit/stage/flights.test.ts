import { describe, expect, it } from "vitest";
import { scaleAtStart } from "./flights.ts";

describe("What flies", () => {
  it("is never larger than where it lands when it comes out of a place, however large the place is", () => {
    expect([1, 1.4, 3, 20].map((ratio) => scaleAtStart(ratio, false))).toEqual([1, 1, 1, 1]);
    expect(scaleAtStart(0.5, false)).toBe(0.5);
  });

  it("shrinks or grows from its own earlier size, within bounds", () => {
    expect([0.4, 1, 2, 9].map((ratio) => scaleAtStart(ratio, true))).toEqual([0.4, 1, 2, 2.5]);
  });

  it("does not come out of a speck", () => {
    expect([scaleAtStart(0.01, true), scaleAtStart(0.01, false)]).toEqual([0.25, 0.25]);
  });
});
