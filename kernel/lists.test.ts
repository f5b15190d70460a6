import { describe, expect, it } from "vitest";
import { itemAt } from "./lists.ts";

describe("an item of a list", () => {
  it("is the one at its index, whatever it is", () => {
    expect(itemAt(["a", "b"], 1)).toBe("b");
    expect(itemAt([0, null, false], 0)).toBe(0);
    expect(itemAt([0, null, false], 1)).toBe(null);
  });

  it("is never missing without an error", () => {
    for (const index of [-1, 2, 0.5, Number.NaN]) {
      expect(() => itemAt(["a", "b"], index)).toThrow(`there is no item ${index} in a list of 2`);
    }
  });
});
