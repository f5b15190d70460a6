import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EveningAct, EveningPlan } from "../../../protocol/index.ts";
import { GAMES } from "../../../testing/tombolino-games.ts";
import { type EveningCircumstances, eveningStepDue, eveningsAlarm, PEOPLE_RETURN_MS } from "./due.ts";
import { judgeEveningAct } from "./judge.ts";
import { publicEvenings } from "./public-evenings.ts";
import { type Pair, seatEvenly } from "./seating.ts";
import { becomeInEvenings, foldEvenings, leaveEvenings, listsOf, noEvenings } from "./state.ts";
import type { EveningStep } from "./steps.ts";

const AT = Date.parse("2026-11-18T12:00:00Z");
const STARTS = Date.parse("2026-11-19T20:00:00Z");
const MINUTE = 60_000;
const DAY = "2026-11-19";
const PEOPLE = ["ada", "bea", "ciro", "dora", "elio", "fina"];
const [TOMBOLINO] = GAMES;
const NAME = TOMBOLINO?.rules.name ?? "";

function plan(changes: Partial<EveningPlan> = {}): EveningPlan {
  return {
    name: "Serata",
    schedule: {
      zone: "Europe/Rome",
      day: DAY,
      time: "21:00",
      minutes: 180,
      repeat: { every: "weeks", weeks: 1 },
      until: null,
    },
    place: "",
    program: [{ type: "tables", game: NAME, options: {}, settings: {}, chips: "purse" }],
    most: 2,
    closesBefore: 30,
    ...changes,
  };
}

/** A circle's evenings, and nothing else of the circle. */
class Evenings {
  state = noEvenings();
  present: string[] = [];
  apart: readonly Pair[] = [];
  openSince = 0;
  private ids = 0;
  readonly draws = { id: () => `id${this.ids++}`, seed: () => "seed" };

  get circumstances(): EveningCircumstances {
    const findGame = (name: string) => (name === NAME ? TOMBOLINO : undefined);
    return { findGame, present: this.present, apart: this.apart, openSince: this.openSince };
  }

  act(person: string, act: EveningAct, at = AT) {
    const before = JSON.stringify(this.state);
    const isMember = (one: string) => PEOPLE.includes(one);
    const judged = judgeEveningAct(this.state, at, person, act, isMember, this.circumstances, this.draws);
    expect(JSON.stringify(this.state)).toBe(before);
    if ("refused" in judged) return judged.refused.code;
    for (const step of judged.steps) this.fold(step, at);
    return "done";
  }

  /** What is due until then, as a node does it that rings every alarm. */
  passTo(until: number): EveningStep[] {
    const steps: EveningStep[] = [];
    for (let at = eveningsAlarm(this.state); at !== null && at <= until; at = eveningsAlarm(this.state)) {
      const step = eveningStepDue(this.state, at, this.circumstances, this.draws);
      if (steps.length > 1000) throw new Error("it never comes to rest");
      if (step !== undefined) {
        steps.push(step);
        this.fold(step, at);
      }
    }
    return steps;
  }

  fold(step: EveningStep, at: number): void {
    const next = structuredClone(this.state);
    foldEvenings(next, JSON.parse(JSON.stringify(step)), at);
    this.state = next;
  }

  answer(person: string, coming: "yes" | "maybe" | "no" | null, at = AT) {
    return this.act(person, { type: "answer-evening", evening: "id0", day: DAY, coming }, at);
  }

  lists() {
    const [series] = this.state.series;
    if (series === undefined) throw new Error("no evening is planned");
    return listsOf(series, DAY);
  }
}

function planned(changes: Partial<EveningPlan> = {}): Evenings {
  const evenings = new Evenings();
  expect(evenings.act("ada", { type: "plan-evening", plan: plan(changes) })).toBe("done");
  return evenings;
}

describe("The evenings of a circle", () => {
  it("let those come who said so first, and move the others up by themselves", () => {
    const evenings = planned();
    for (const person of ["ada", "bea", "ciro", "dora"]) expect(evenings.answer(person, "yes")).toBe("done");
    expect(evenings.answer("elio", "maybe")).toBe("done");
    expect(evenings.lists()).toEqual({
      coming: ["ada", "bea"],
      waiting: ["ciro", "dora"],
      maybe: ["elio"],
      no: [],
    });
    expect(evenings.answer("ada", "yes")).toBe("already-so");
    expect(evenings.answer("ada", "no")).toBe("done");
    expect(evenings.lists()).toMatchObject({ coming: ["bea", "ciro"], waiting: ["dora"], no: ["ada"] });
    expect(evenings.answer("ada", "yes")).toBe("done");
    expect(evenings.lists()).toMatchObject({ coming: ["bea", "ciro"], waiting: ["dora", "ada"] });
    leaveEvenings(evenings.state, "bea");
    becomeInEvenings(evenings.state, "ciro", "fina");
    expect(evenings.lists()).toMatchObject({ coming: ["fina", "dora"], waiting: ["ada"] });
  });

  it("close the list before the start; who comes no more may still say so", () => {
    const evenings = planned();
    evenings.answer("ada", "yes");
    const closed = STARTS - 30 * MINUTE;
    expect(evenings.answer("bea", "yes", closed - 1)).toBe("done");
    expect(evenings.answer("ciro", "yes", closed)).toBe("sign-up-closed");
    expect(evenings.answer("ciro", "maybe", closed)).toBe("sign-up-closed");
    expect(evenings.answer("bea", "no", closed)).toBe("done");
    const forCiro = { type: "answer-for", evening: "id0", day: DAY, person: "ciro", coming: "yes" } as const;
    expect(evenings.act("ada", forCiro, closed)).toBe("done");
    expect(evenings.act("ada", { ...forCiro, person: "zeno" }, closed)).toBe("no-such-member");
    expect(evenings.answer("ada", null, STARTS)).toBe("evening-over");
  });

  it("refuse what cannot be held", () => {
    const evenings = new Evenings();
    const tryPlan = (changes: Partial<EveningPlan>) =>
      evenings.act("ada", { type: "plan-evening", plan: plan(changes) });
    const { schedule, program } = plan();
    expect(tryPlan({ schedule: { ...schedule, zone: "Europe/Atlantis" } })).toBe("bad-evening");
    expect(tryPlan({ schedule: { ...schedule, day: "2026-02-30" } })).toBe("bad-evening");
    expect(tryPlan({ schedule: { ...schedule, day: "2026-11-01", repeat: null } })).toBe("evening-in-past");
    expect(tryPlan({ program: program.map((item) => ({ ...item, game: "nothing" })) as never })).toBe(
      "unknown-game",
    );
    for (let i = 0; i < 20; i++) expect(tryPlan({})).toBe("done");
    expect(tryPlan({})).toBe("too-many-evenings");
  });

  it("can be moved and called off, one or all, and what was said about them goes with the day", () => {
    const evenings = planned();
    evenings.answer("ada", "yes");
    const to = { day: "2026-11-20", time: "20:00" };
    expect(evenings.act("ada", { type: "move-evening", evening: "id0", day: DAY, to })).toBe("done");
    expect(evenings.act("ada", { type: "move-evening", evening: "id0", day: DAY, to })).toBe("already-so");
    expect(evenings.lists().coming).toEqual(["ada"]);
    expect(eveningsAlarm(evenings.state)).toBe(Date.parse("2026-11-20T19:00:00Z"));
    expect(evenings.act("ada", { type: "cancel-evening", evening: "id0", day: DAY })).toBe("done");
    expect(evenings.answer("bea", "yes")).toBe("evening-cancelled");
    expect(eveningsAlarm(evenings.state)).toBe(Date.parse("2026-11-26T20:00:00Z"));
    const schedule = { ...plan().schedule, day: "2026-11-20" };
    expect(evenings.act("ada", { type: "change-evening", evening: "id0", plan: plan({ schedule }) })).toBe(
      "done",
    );
    expect(evenings.state.series[0]).toMatchObject({ exceptions: {}, answers: {}, revision: 3 });
    expect(evenings.act("ada", { type: "cancel-evening", evening: "id0" })).toBe("done");
    expect(eveningsAlarm(evenings.state)).toBeNull();
    expect(evenings.act("ada", { type: "cancel-evening", evening: "id0" })).toBe("no-such-evening");
  });

  it("cannot be put at the start of another one of the series, where one of them would never be held", () => {
    const evenings = planned();
    const move = (day: string, to: { day: string; time: string }) =>
      evenings.act("ada", { type: "move-evening", evening: "id0", day, to });
    const next = { day: "2026-11-26", time: "21:00" };
    expect(move(DAY, next)).toBe("evening-there");
    expect(move(DAY, { ...next, time: "20:00" })).toBe("done");
    expect(move("2026-12-03", { ...next, time: "20:00" })).toBe("evening-there");
    // Nor can all the others be.
    const schedule = { ...plan().schedule, time: "20:00" };
    const change = { type: "change-evening", evening: "id0", plan: plan({ schedule }) } as const;
    expect(evenings.act("ada", change)).toBe("evening-there");
    expect(evenings.act("ada", { type: "cancel-evening", evening: "id0", day: next.day })).toBe("done");
    expect(evenings.act("ada", change)).toBe("done");
    expect(evenings.passTo(STARTS + 8 * 86_400_000).map((step) => "day" in step && step.day)).toEqual([DAY]);
  });

  it("are answered for when they come near, and the next one however far it is", () => {
    const answer = (evenings: Evenings, day: string) =>
      evenings.act("ada", { type: "answer-evening", evening: "id0", day, coming: "yes" });
    const weekly = planned();
    expect(answer(weekly, "2027-02-11")).toBe("done");
    expect(answer(weekly, "2027-02-25")).toBe("evening-too-far");
    expect(answer(weekly, "2098-02-27")).toBe("evening-too-far");
    const { schedule } = plan();
    const yearly = { every: "months", months: 12, which: 3 } as const;
    const rare = planned({ schedule: { ...schedule, repeat: yearly, day: "2027-11-18" } });
    expect(answer(rare, "2027-11-18")).toBe("done");
    expect(answer(rare, "2028-11-16")).toBe("evening-too-far");
  });

  it("begin once each at their time, with those who are there: first those who signed up", () => {
    const evenings = planned({ most: null });
    for (const person of ["ada", "bea", "ciro"]) evenings.answer(person, "yes");
    evenings.present = ["fina", "ciro", "ada"];
    const [first, second, ...others] = evenings.passTo(STARTS + 8 * 86_400_000);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      day: DAY,
      opening: { tables: [{ seated: ["ada", "ciro", "fina"] }], standing: [] },
    });
    expect(second).toMatchObject({ day: "2026-11-26" });
    expect(evenings.state.begun).toHaveLength(2);
    expect(evenings.state.begun[0]).toMatchObject({ expected: ["ada", "bea", "ciro"] });
    expect(evenings.act("ada", { type: "go-on", evening: "id0", day: DAY }, STARTS + 1)).toBe("program-over");
  });

  it("bring nobody to a table with somebody whom one of them has blocked", () => {
    const evenings = planned({ most: null });
    evenings.present = ["ada", "bea", "ciro"];
    evenings.answer("ciro", "yes");
    evenings.apart = [["bea", "ciro"]];
    const [step] = evenings.passTo(STARTS);
    expect(step).toMatchObject({ opening: { tables: [{ seated: ["ciro", "ada"] }], standing: ["bea"] } });
  });

  it("go on with the next part of the program when an organiser says so", () => {
    const item = plan().program[0];
    const evenings = planned({ program: item === undefined ? [] : [item, item] });
    evenings.present = ["ada", "bea"];
    expect(evenings.passTo(STARTS - 1)).toEqual([]);
    evenings.passTo(STARTS);
    const on = { type: "go-on", evening: "id0", day: DAY } as const;
    evenings.present = ["dora"];
    expect(evenings.act("ada", on, STARTS + MINUTE)).toBe("done");
    expect(evenings.act("ada", on, STARTS + MINUTE)).toBe("program-over");
    const seated = evenings.state.begun[0]?.openings.map(({ tables }) => tables.map((table) => table.seated));
    expect(seated).toEqual([[["ada", "bea"]], [["dora", "ada", "bea"]]]);
    expect(evenings.act("ada", on, STARTS + 181 * MINUTE)).toBe("evening-over");
  });

  it("begin once, although they are put off after they have begun", () => {
    const weekly = plan().schedule;
    for (const schedule of [weekly, { ...weekly, until: { times: 1 } }, { ...weekly, repeat: null }]) {
      const evenings = planned({ most: null, schedule });
      evenings.present = ["ada", "bea"];
      expect(evenings.passTo(STARTS)).toHaveLength(1);
      const later = plan({ most: null, schedule: { ...schedule, time: "21:30" } });
      const goesOn = schedule.repeat !== null && schedule.until === null;
      const change = { type: "change-evening", evening: "id0", plan: later } as const;
      expect(evenings.act("ada", change, STARTS + 10 * MINUTE)).toBe(goesOn ? "done" : "evening-over");
      const at = STARTS + 40 * MINUTE;
      expect(eveningStepDue(evenings.state, at, evenings.circumstances, evenings.draws)).toBeUndefined();
      const alarm = eveningsAlarm(evenings.state);
      expect(alarm).toBe(goesOn ? STARTS + 7 * 86_400_000 + 30 * MINUTE : null);
      // It is over where it was held, and can neither be moved nor answered.
      expect(evenings.answer("bea", "yes", STARTS + 11 * MINUTE)).toBe("evening-over");
      expect(publicEvenings(evenings.state, []).filter(({ day }) => day === DAY)).toHaveLength(1);
    }
  });

  it("come to rest in a log that was written when those that are put off began again and again", () => {
    const evenings = planned({ most: null });
    evenings.present = ["ada", "bea"];
    evenings.passTo(STARTS);
    const [series] = evenings.state.series;
    if (series === undefined) throw new Error("no evening is planned");
    series.plan = plan({ most: null, schedule: { ...series.plan.schedule, time: "21:30" } });
    expect(evenings.passTo(STARTS + 40 * MINUTE)).toHaveLength(1);
    expect(eveningsAlarm(evenings.state)).toBe(STARTS + 7 * 86_400_000 + 30 * MINUTE);
  });

  it("open nothing late: an evening that was over before any node woke is only marked", () => {
    const evenings = planned();
    evenings.present = ["ada"];
    const step = eveningStepDue(
      evenings.state,
      STARTS + 3 * 3_600_000,
      evenings.circumstances,
      evenings.draws,
    );
    expect(step).toMatchObject({ type: "evening-opened", day: DAY, opening: null });
  });

  it("wait a little for people to come back after the house was away, unless all who signed up are there", () => {
    const evenings = planned({ most: null });
    evenings.openSince = STARTS + 2000;
    const due = (after: number) =>
      eveningStepDue(evenings.state, STARTS + after, evenings.circumstances, evenings.draws);
    evenings.present = ["fina"];
    expect(due(2000)).toBeUndefined();
    for (const person of ["ada", "bea"]) evenings.answer(person, "yes");
    evenings.present = ["ada", "fina"];
    expect(due(2000)).toBeUndefined();
    expect(due(2000 + PEOPLE_RETURN_MS - 1)).toBeUndefined();
    expect(due(2000 + PEOPLE_RETURN_MS)).toMatchObject({
      opening: { tables: [{ seated: ["ada", "fina"] }] },
    });
    evenings.present = ["ada", "bea", "fina"];
    expect(due(2000)).toMatchObject({ opening: { tables: [{ seated: ["ada", "bea", "fina"] }] } });
  });

  it("never lose or double anybody, whatever people do", () => {
    const days = fc.constantFrom(DAY, "2026-11-26", "2026-12-03");
    const person = fc.constantFrom(...PEOPLE);
    const act: fc.Arbitrary<EveningAct> = fc.oneof(
      fc.record({
        type: fc.constant("answer-evening" as const),
        evening: fc.constant("id0"),
        day: days,
        coming: fc.constantFrom("yes" as const, "maybe" as const, "no" as const, null),
      }),
      fc.record({
        type: fc.constant("move-evening" as const),
        evening: fc.constant("id0"),
        day: days,
        to: fc.record({ day: fc.constantFrom("2026-11-27", "2026-12-04"), time: fc.constant("20:00") }),
      }),
      fc.record({ type: fc.constant("cancel-evening" as const), evening: fc.constant("id0"), day: days }),
      fc.constantFrom("19:00", "22:00", "23:30").map((time) => ({
        type: "change-evening" as const,
        evening: "id0",
        plan: plan({ schedule: { ...plan().schedule, time } }),
      })),
    );
    const deed = fc.oneof(
      { weight: 6, arbitrary: fc.record({ person, act }) },
      { weight: 2, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 100 }) }) },
      { weight: 1, arbitrary: fc.record({ there: fc.uniqueArray(person) }) },
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), fc.integer({ min: 2, max: 4 }), (deeds, most) => {
        const evenings = planned({ most });
        let now = AT;
        const opened = new Set<string>();
        for (const one of deeds) {
          if ("there" in one) evenings.present = one.there;
          else if ("act" in one) {
            const { person, act } = one;
            const { type } = act;
            evenings.act(
              person,
              type === "change-evening" ? { ...act, plan: { ...act.plan, most } } : act,
              now,
            );
          } else {
            now += one.hours * 3_600_000;
            for (const step of evenings.passTo(now)) {
              if (step.type !== "evening-opened") continue;
              expect(opened.has(step.day)).toBe(false);
              opened.add(step.day);
              const placed = (step.opening?.tables ?? []).flatMap(({ seated }) => seated);
              expect([...placed, ...(step.opening?.standing ?? [])].sort()).toEqual(
                [...evenings.present].sort(),
              );
            }
          }
          for (const series of evenings.state.series) {
            for (const day of Object.keys(series.answers)) {
              const { coming, waiting, maybe, no } = listsOf(series, day);
              const all = [...coming, ...waiting, ...maybe, ...no];
              expect(new Set(all).size).toBe(all.length);
              expect(coming.length).toBeLessThanOrEqual(most);
              if (waiting.length > 0) expect(coming).toHaveLength(most);
            }
          }
          const alarm = eveningsAlarm(evenings.state);
          if (alarm !== null) expect(alarm).toBeGreaterThan(now);
        }
      }),
      { seed: 22, numRuns: 60 },
    );
  });
});

describe("Who sits where", () => {
  it("is as even as the seats allow, and leaves nobody standing who could sit", () => {
    const seats = fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), seats, (count, possible) => {
        const people = Array.from({ length: count }, (_, i) => `p${i}`);
        const most = Math.max(...possible);
        const { tables, standing } = seatEvenly(people, most, (size) => possible.includes(size));
        expect([...tables.flat(), ...standing].sort()).toEqual([...people].sort());
        if (count > 0 && count < Math.min(...possible)) {
          expect(tables).toEqual([people]);
          return;
        }
        for (const table of tables) expect(possible).toContain(table.length);
        // Some number of tables of possible sizes seats so many; no greater number can be seated.
        const reachable = Array<boolean>(count + 1).fill(false);
        reachable[0] = true;
        for (let n = 1; n <= count; n++) reachable[n] = possible.some((size) => reachable[n - size] === true);
        const twoSizes = (n: number) =>
          possible.some((a) =>
            possible.some((b) =>
              Array.from({ length: n + 1 }, (_, i) => i).some((i) => i * a <= n && (n - i * a) % b === 0),
            ),
          );
        const seated = count - standing.length;
        expect(reachable[seated]).toBe(true);
        for (let n = seated + 1; n <= count; n++) expect(twoSizes(n)).toBe(false);
        if (standing.length > 0) expect(standing).toEqual(people.slice(seated));
      }),
      { seed: 22, numRuns: 300 },
    );
  });

  it("keeps apart those who want that: by changing places, or else the one who comes later stands", () => {
    const pairs = (size: number) => size === 2;
    expect(seatEvenly(["a", "b", "c", "d"], 2, pairs, [["a", "c"]])).toEqual({
      tables: [
        ["a", "b"],
        ["c", "d"],
      ],
      standing: [],
    });
    expect(seatEvenly(["a", "b"], 6, (size) => size >= 2, [["b", "a"]])).toEqual({
      tables: [["a"]],
      standing: ["b"],
    });
    const people = Array.from({ length: 20 }, (_, i) => `p${i}`);
    const someone = fc.constantFrom(...people);
    const apart = fc.array(
      fc.tuple(someone, someone).filter(([a, b]) => a !== b),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), apart, (count, keeping) => {
        const here = people.slice(0, count);
        const { tables, standing } = seatEvenly(here, 6, (size) => size >= 2 && size <= 6, keeping);
        expect([...tables.flat(), ...standing].sort()).toEqual([...here].sort());
        for (const [a, b] of keeping) {
          expect(tables.some((table) => table.includes(a) && table.includes(b))).toBe(false);
        }
        const free = standing.filter((one) => !keeping.flat().includes(one));
        if (count > 1 && keeping.length === 0) expect(free).toEqual([]);
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  it("prefers two tables of four to one of six and two who stand", () => {
    const sizes = (count: number, least: number, most: number, even = false) =>
      seatEvenly(
        Array.from({ length: count }, (_, i) => `p${i}`),
        most,
        (size) => size >= least && (!even || size % 2 === 0),
      )
        .tables.map(({ length }) => length)
        .sort();
    expect(sizes(8, 2, 6)).toEqual([4, 4]);
    expect(sizes(13, 2, 6)).toEqual([4, 4, 5]);
    expect(sizes(7, 3, 5)).toEqual([3, 4]);
    expect(sizes(10, 4, 6, true)).toEqual([4, 6]);
    expect(sizes(9, 4, 6, true)).toEqual([4, 4]);
  });
});
