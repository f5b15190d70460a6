import { describe, expect, it } from "vitest";
import { timeField, timeOf } from "./time-field.ts";

const NOW = Date.UTC(2026, 10, 16, 20, 30, 12);

describe("A field for day and time", () => {
  it("says the moment it was given, to the minute", () => {
    const at = NOW + 3_600_000;
    expect(timeOf(timeField(at), NOW)).toBe(at - 12_000);
  });

  it("says nothing where it is empty, or where that time is over", () => {
    expect(timeOf("", NOW)).toBeUndefined();
    expect(timeOf("tonight", NOW)).toBeUndefined();
    expect(timeOf(timeField(NOW - 60_000), NOW)).toBeUndefined();
  });
});
