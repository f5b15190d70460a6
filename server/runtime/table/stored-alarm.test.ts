import { expect, it } from "vitest";
import { StoredAlarm } from "./stored-alarm.ts";

const NOW = 1_000_000;

/** What becomes of the alarm in the store when a table that moves every four seconds is waited for for thirty. */
function writtenIn(kind: "sqlite" | "postgres", moves: number): (number | "kept")[] {
  const stored = new StoredAlarm(kind);
  let ringsAt = Number.POSITIVE_INFINITY;
  return Array.from({ length: moves }, (_, i) => {
    const now = NOW + 4000 * i;
    const alarm = now + 30_000;
    const written = stored.inEntry(alarm, now);
    stored.note(written);
    if (typeof written === "number") ringsAt = written;
    // Whatever happens to this node, the store has the table woken in time, and not before there is a reason to.
    expect(ringsAt).toBeLessThanOrEqual(alarm);
    expect(ringsAt).toBeGreaterThan(now);
    return written as number | "kept";
  });
}

it("A table that moves on and on hardly ever writes its alarm, and the store never wakes it too late", () => {
  expect(writtenIn("sqlite", 70).filter((written) => written !== "kept").length).toBeLessThanOrEqual(11);
  expect(writtenIn("postgres", 70)).not.toContain("kept");
});

it("An alarm that comes earlier is written at once, and so is one of which nobody knows", () => {
  const stored = new StoredAlarm("sqlite");
  expect(stored.inEntry(NOW + 60_000, NOW)).toBe(NOW + 60_000);
  stored.note(NOW + 60_000);
  expect(stored.inEntry(NOW + 61_000, NOW)).toBe("kept");
  expect(stored.inEntry(NOW + 59_000, NOW)).toBe(NOW + 59_000);
  expect(stored.inEntry(null, NOW)).toBeNull();
  stored.forget();
  expect(stored.inEntry(NOW + 61_000, NOW)).toBe(NOW + 61_000);
  stored.note(null);
  expect(stored.inEntry(NOW + 61_000, NOW)).toBe(NOW + 61_000);
});

it("Who is woken for nothing moves the alarm on, where nobody else writes", () => {
  for (const kind of ["sqlite", "postgres"] as const) {
    const stored = new StoredAlarm(kind);
    stored.note(NOW);
    expect(stored.isTooEarly(NOW + 10, NOW)).toBe(kind === "sqlite");
    expect(stored.isTooEarly(NOW + 10, NOW - 1)).toBe(false);
    expect(stored.isTooEarly(NOW, NOW)).toBe(false);
    expect(stored.isTooEarly(null, NOW)).toBe(false);
    stored.note(NOW + 10);
    expect(stored.isTooEarly(NOW + 10, NOW)).toBe(false);
  }
});
