import { describe, expect, it } from "vitest";
import { countdown, endOfLevel } from "./time.ts";

describe("The clock of a tournament", () => {
  it("counts down in minutes and seconds, to nothing and no further", () => {
    expect([0, -5, 1, 61_000, 3_661_000].map(countdown)).toEqual(["0:00", "0:00", "0:01", "1:01", "1:01:01"]);
  });

  it("knows when a level ends, and says nothing while levels stand still", () => {
    const levels = { minutes: 5, antes: [10, 20] };
    expect(endOfLevel({ levels, levelsBegan: 1000 }, 1000)).toBe(301_000);
    expect(endOfLevel({ levels, levelsBegan: 1000 }, 301_000)).toBe(601_000);
    expect(endOfLevel({ levels, levelsBegan: null }, 5)).toBeNull();
    expect(endOfLevel({ levels: null, levelsBegan: 1 }, 5)).toBeNull();
  });
});
