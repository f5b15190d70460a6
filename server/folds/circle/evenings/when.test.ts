import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Schedule } from "../../../protocol/index.ts";
import { dayAt, findOccurrence, instantOf, nextOccurrences, occurrences, type Series } from "./when.ts";

const DAY_MS = 86_400_000;
const ROME = "Europe/Rome";
const weekly: Schedule = {
  zone: ROME,
  day: "2026-11-19",
  time: "21:00",
  minutes: 180,
  repeat: { every: "weeks", weeks: 1 },
  until: null,
};
const utc = (text: string) => Date.parse(text);
const days = (series: Series, from: string, to: string) =>
  occurrences(series, utc(from), utc(to)).map(({ day }) => day);

/** What a clock on the wall there shows, by another implementation than the one that is tested. */
function shown(zone: string, at: number): { day: string; time: string; weekday: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    weekday: "short",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
    weekday: part("weekday"),
  };
}

describe("When evenings are", () => {
  it("keeps the time on the wall across the change to summer time and back", () => {
    const series = { schedule: weekly, exceptions: {} };
    const spring = occurrences(series, utc("2027-03-24"), utc("2027-04-03"));
    expect(spring.map(({ starts }) => new Date(starts).toISOString())).toEqual([
      "2027-03-25T20:00:00.000Z",
      "2027-04-01T19:00:00.000Z",
    ]);
    const autumn = occurrences(series, utc("2027-10-27"), utc("2027-11-06"));
    expect(autumn.map(({ starts }) => new Date(starts).toISOString())).toEqual([
      "2027-10-28T19:00:00.000Z",
      "2027-11-04T20:00:00.000Z",
    ]);
  });

  it("takes a time that is left out in spring an hour later, and the first of two in autumn", () => {
    expect(new Date(instantOf(ROME, "2027-03-28", "02:30")).toISOString()).toBe("2027-03-28T01:30:00.000Z");
    expect(shown(ROME, instantOf(ROME, "2027-03-28", "02:30")).time).toBe("03:30");
    expect(new Date(instantOf(ROME, "2027-10-31", "02:30")).toISOString()).toBe("2027-10-31T00:30:00.000Z");
  });

  it("knows every second week, and the first and the last weekday of a month", () => {
    const every = (repeat: Schedule["repeat"], until: Schedule["until"] = null): Series => ({
      schedule: { ...weekly, repeat, until },
      exceptions: {},
    });
    expect(days(every({ every: "weeks", weeks: 2 }), "2026-11-01", "2026-12-31")).toEqual(
      ["2026-11-19", "2026-12-03", "2026-12-17", "2026-12-31"].slice(0, 3),
    );
    expect(days(every({ every: "months", months: 1, which: 1 }), "2026-11-01", "2027-03-31")).toEqual([
      "2026-12-03",
      "2027-01-07",
      "2027-02-04",
      "2027-03-04",
    ]);
    expect(days(every({ every: "months", months: 1, which: -1 }), "2026-11-01", "2027-02-28")).toEqual([
      "2026-11-26",
      "2026-12-31",
      "2027-01-28",
      "2027-02-25",
    ]);
    expect(days(every({ every: "weeks", weeks: 1 }, { times: 2 }), "2026-01-01", "2028-01-01")).toEqual([
      "2026-11-19",
      "2026-11-26",
    ]);
    expect(days(every(weekly.repeat, { day: "2026-12-03" }), "2026-01-01", "2028-01-01")).toEqual([
      "2026-11-19",
      "2026-11-26",
      "2026-12-03",
    ]);
    expect(days(every(null), "2026-01-01", "2028-01-01")).toEqual(["2026-11-19"]);
  });

  it("moves one evening and leaves out another, and both keep the day they were meant for", () => {
    const series: Series = {
      schedule: weekly,
      exceptions: {
        "2026-12-24": { cancelled: true },
        "2026-12-31": { day: "2027-01-02", time: "20:00" },
      },
    };
    const found = occurrences(series, utc("2026-12-20"), utc("2027-01-08"));
    expect(found).toEqual([
      {
        day: "2026-12-24",
        starts: utc("2026-12-24T20:00Z"),
        ends: utc("2026-12-24T23:00Z"),
        movedFrom: null,
        cancelled: true,
      },
      {
        day: "2026-12-31",
        starts: utc("2027-01-02T19:00Z"),
        ends: utc("2027-01-02T22:00Z"),
        movedFrom: utc("2026-12-31T20:00Z"),
        cancelled: false,
      },
      {
        day: "2027-01-07",
        starts: utc("2027-01-07T20:00Z"),
        ends: utc("2027-01-07T23:00Z"),
        movedFrom: null,
        cancelled: false,
      },
    ]);
    expect(nextOccurrences(series, utc("2026-12-20")).map(({ day }) => day)).toEqual(["2026-12-31"]);
    expect(findOccurrence(series, "2026-12-25")).toBeUndefined();
    expect(findOccurrence(series, "2026-02-30")).toBeUndefined();
    expect(findOccurrence(series, "2026-12-24")?.cancelled).toBe(true);
  });

  const zones = fc.constantFrom(
    ROME,
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "UTC",
    "Africa/Casablanca",
  );
  const day = fc
    .integer({ min: 0, max: 1500 })
    .map((count) => new Date(utc("2025-01-01") + count * DAY_MS).toISOString().slice(0, 10));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const repeat = fc.oneof(
    fc.record({ every: fc.constant("weeks" as const), weeks: fc.integer({ min: 1, max: 8 }) }),
    fc.record({
      every: fc.constant("months" as const),
      months: fc.integer({ min: 1, max: 12 }),
      which: fc.constantFrom(1, 2, 3, 4, -1),
    }),
  );

  it("shows the planned time on the planned weekday in any zone, except in an hour that is left out", () => {
    fc.assert(
      fc.property(zones, day, time, repeat, (zone, day, time, repeat) => {
        const schedule: Schedule = { ...weekly, zone, day, time, repeat };
        const weekday = shown("UTC", utc(`${day}T12:00Z`)).weekday;
        const from = utc(`${day}T00:00Z`) - DAY_MS;
        const found = nextOccurrences({ schedule, exceptions: {} }, from, 4);
        expect(found).toHaveLength(4);
        for (const [i, one] of found.entries()) {
          const there = shown(zone, one.starts);
          expect(one.starts).toBeGreaterThan(found[i - 1]?.starts ?? 0);
          if (there.time !== time) {
            // Only a time that does not exist is shown otherwise: no instant near it shows what was planned.
            for (let minutes = -180; minutes <= 180; minutes += 15) {
              const near = shown(zone, one.starts + minutes * 60_000);
              expect(near.day === one.day && near.time === time).toBe(false);
            }
            continue;
          }
          expect(there).toEqual({ day: one.day, time, weekday });
          const which = Math.ceil(Number(one.day.slice(8)) / 7);
          const isLast =
            shown("UTC", utc(`${one.day}T12:00Z`) + 7 * DAY_MS).day.slice(5, 7) !== one.day.slice(5, 7);
          if (repeat.every === "months")
            expect(repeat.which === -1 ? isLast : which === repeat.which).toBe(true);
        }
        if (repeat.every === "weeks") {
          const meant = found.map((one) => utc(`${one.day}T12:00Z`));
          for (const [i, at] of meant.entries())
            expect(at - (meant[0] ?? 0)).toBe(i * repeat.weeks * 7 * DAY_MS);
        }
      }),
      { seed: 22, numRuns: 120 },
    );
  });

  it("is the same evening whether a long time is asked for at once or in pieces", () => {
    fc.assert(
      fc.property(
        zones,
        day,
        time,
        repeat,
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 }),
        (zone, day, time, repeat, pieces) => {
          const exceptions: Record<string, { cancelled: true } | { day: string; time: string }> = {};
          const schedule: Schedule = { ...weekly, zone, day, time, repeat };
          const from = utc(`${day}T00:00Z`) - DAY_MS;
          const [first, second] = nextOccurrences({ schedule, exceptions }, from, 2);
          if (first !== undefined) exceptions[first.day] = { cancelled: true };
          if (second !== undefined)
            exceptions[second.day] = { day: dayAt(zone, second.starts + 40 * DAY_MS), time };
          const series = { schedule, exceptions };
          let at = from;
          const piecemeal = pieces.flatMap((length) => {
            const found = occurrences(series, at, at + length * DAY_MS - 1);
            at += length * DAY_MS;
            return found;
          });
          expect(piecemeal).toEqual(occurrences(series, from, at - 1));
        },
      ),
      { seed: 23, numRuns: 100 },
    );
  });
});
