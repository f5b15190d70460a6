import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { EveningPlan } from "../../../protocol/index.ts";
import { calendarOf } from "./calendar.ts";
import { foldEvenings, noEvenings } from "./state.ts";

const AT = Date.parse("2026-11-18T12:00:00Z");
const ID = "a".repeat(22);
const WHERE = {
  name: "Il giovedì; di Ada, e altri",
  link: "https://house.example/c/xyz",
  house: "house.example",
};

function plan(changes: Partial<EveningPlan> = {}): EveningPlan {
  return {
    name: "Serata",
    schedule: {
      zone: "Europe/Rome",
      day: "2026-11-19",
      time: "21:00",
      minutes: 180,
      repeat: { every: "weeks", weeks: 1 },
      until: null,
    },
    place: "",
    program: [{ type: "tables", game: "tombolino", options: {}, settings: {}, chips: "purse" }],
    most: null,
    closesBefore: 0,
    ...changes,
  };
}

/** What another program understands of it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue("status")),
      starts: event.startDate.toUnixTime() * 1000,
      ends: event.endDate.toUnixTime() * 1000,
      summary: event.summary,
      location: event.location,
    };
  });
  return { name: String(calendar.getFirstPropertyValue("name")), events };
}

describe("The calendar of a circle", () => {
  it("has a year of evenings, at their right times in summer and in winter", () => {
    const state = noEvenings();
    foldEvenings(state, { type: "evening-planned", evening: ID, plan: plan() }, AT);
    const { name, events } = read(calendarOf(state, WHERE, AT));
    // The reader does not know this property, and leaves it as it is written.
    expect(name.replaceAll("\\", "")).toBe(WHERE.name);
    expect(events).toHaveLength(53);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(53);
    expect(events[0]).toMatchObject({
      uid: `${ID}-2026-11-19@house.example`,
      status: "CONFIRMED",
      starts: Date.parse("2026-11-19T20:00:00Z"),
      ends: Date.parse("2026-11-19T23:00:00Z"),
    });
    const hours = new Set(events.map(({ starts }) => new Date(starts).getUTCHours()));
    expect([...hours].sort()).toEqual([19, 20]);
  });

  it("tells of what was moved and called off under the same ids, with a higher number", () => {
    const state = noEvenings();
    foldEvenings(state, { type: "evening-planned", evening: ID, plan: plan() }, AT);
    const before = read(calendarOf(state, WHERE, AT)).events;
    const text = calendarOf(state, WHERE, AT);
    expect(calendarOf(state, WHERE, AT + 60_000)).toBe(text);
    foldEvenings(state, { type: "evening-cancelled", evening: ID, day: "2026-12-24" }, AT + 1);
    const to = { day: "2027-01-02", time: "20:00" };
    foldEvenings(state, { type: "evening-moved", evening: ID, day: "2026-12-31", to }, AT + 2);
    const { events } = read(calendarOf(state, WHERE, AT));
    expect(events.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
    const on = (day: string) => events.find(({ uid }) => uid.includes(day));
    expect(on("2026-12-24")).toMatchObject({ status: "CANCELLED", sequence: 2 });
    expect(on("2026-12-31")).toMatchObject({
      status: "CONFIRMED",
      starts: Date.parse("2027-01-02T19:00:00Z"),
    });
    foldEvenings(state, { type: "evening-cancelled", evening: ID }, AT + 3);
    const off = read(calendarOf(state, WHERE, AT)).events;
    expect(off.length).toBe(before.length);
    expect(new Set(off.map(({ status }) => status))).toEqual(new Set(["CANCELLED"]));
  });

  it("brings any name and place through, in lines that are never too long", () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((one) => !/[\p{C}]/u.test(one));
    fc.assert(
      fc.property(
        text,
        fc.string({ unit: "grapheme", maxLength: 200 }).filter((one) => !/[\p{C}]/u.test(one)),
        (name, place) => {
          const state = noEvenings();
          const single = plan({ name, place, schedule: { ...plan().schedule, repeat: null } });
          foldEvenings(state, { type: "evening-planned", evening: ID, plan: single }, AT);
          const written = calendarOf(state, { ...WHERE, name }, AT);
          const lines = written.split("\r\n");
          expect(lines.pop()).toBe("");
          for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
          const [event] = read(written).events;
          expect(event).toMatchObject({ summary: name });
          expect(event?.location ?? "").toBe(place);
        },
      ),
      { seed: 22, numRuns: 200 },
    );
  });
});
