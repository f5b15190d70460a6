import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SeasonAct, SeasonPlan, SeasonRule } from "../../../protocol/index.ts";
import { transfersFor } from "../../table/chips.ts";
import { circleAccount, circleBank, stacksFor } from "../../table/circle-chips.ts";
import { judgeSeasonAct, seasonStepDue, seasonsAlarm } from "./judge.ts";
import { publicSeason } from "./public-season.ts";
import { historyOf, standingsOf } from "./standings.ts";
import { becomeInSeasons, foldSeasons, forgetInSeasons, type SeasonsState } from "./state.ts";
import type { CircleResult, SeasonStep } from "./steps.ts";

const HOUR = 3_600_000;
const FIRST = Date.parse("2026-11-19T20:00:00Z");
const NAMES = ["ada", "bea", "ciro", "dora"];
const people = new Map(NAMES.map((id) => [id, { id, nickname: id.toUpperCase(), avatar: "fox" }]));
const named = (id: string) => people.get(id) ?? { id, nickname: id, avatar: "fox" };
const isMember = (id: string) => NAMES.includes(id);
const RULE: SeasonRule = { counts: "places", points: [10, 6, 3, 1], best: null, least: 0, games: [] };

function plan(rule: Partial<SeasonRule> = {}, changes: Partial<SeasonPlan> = {}): SeasonPlan {
  const range = { zone: "Europe/Rome", from: "2026-11-01", to: "2027-02-28" };
  return { name: "Inverno", ...range, rule: { ...RULE, ...rule }, stack: null, ...changes };
}

let ids = 0;
const draws = { id: () => `season${ids++}`, seed: () => "seed" };

function opened(rule: Partial<SeasonRule> = {}, changes: Partial<SeasonPlan> = {}): SeasonsState {
  const state: SeasonsState = [];
  foldSeasons(
    state,
    { type: "season-opened", season: "s", plan: plan(rule, changes) },
    FIRST - HOUR,
    isMember,
  );
  return state;
}

/** A game of the evening of this number: who played it, the first one first; names of one place are one list. */
function game(
  evening: number,
  order: readonly (string | readonly string[])[],
  changes: Partial<CircleResult> = {},
): SeasonStep {
  let place = 1;
  const players = order.flatMap((one) => {
    const sharing = typeof one === "string" ? [one] : one;
    const here = sharing.map((id) => ({ person: named(id), place, net: 0 }));
    place += sharing.length;
    return here;
  });
  const ended = FIRST + evening * 7 * 24 * HOUR;
  return {
    type: "season-result",
    result: { id: `game${ids++}`, game: "bocce", ended, evening: null, season: null, players, ...changes },
  };
}

function after(
  steps: readonly SeasonStep[],
  rule: Partial<SeasonRule> = {},
  changes: Partial<SeasonPlan> = {},
) {
  const state = opened(rule, changes);
  for (const step of steps) foldSeasons(state, step, FIRST, isMember);
  const season = state[0];
  if (season === undefined) throw new Error("there is no season");
  return {
    state,
    season,
    rows: standingsOf(season).map(({ person, place, points }) => [person.id, place, points]),
  };
}

describe("The standings of a season", () => {
  it("give back what an earlier game at a table had taken, if the next one there is given up, and count no place", () => {
    const took = game(0, ["ada", "bea"], { season: "s" });
    const gave = game(0, [["ada", "bea"]], { season: "s", givenUp: true });
    const bringing = (step: SeasonStep, net: number): SeasonStep => {
      if (step.type !== "season-result") return step;
      const players = step.result.players.map((one) => ({ ...one, net }));
      return { ...step, result: { ...step.result, players } };
    };
    const steps = [bringing(took, -200), bringing(gave, 200)];
    const inChips = after(steps, { counts: "chips" }, { stack: 500 });
    expect(inChips.rows.map(([id, , points]) => [id, points])).toEqual([
      ["ada", 0],
      ["bea", 0],
    ]);
    const inPlaces = after(steps);
    expect(inPlaces.rows.map(([id, , points]) => [id, points])).toEqual([
      ["ada", 10],
      ["bea", 6],
    ]);
    expect(standingsOf(inPlaces.season).map(({ places }) => places)).toEqual([[1], [0, 1]]);
  });

  it("add up by hand: points by place, shared places, and nothing for strangers", () => {
    const { rows } = after([
      game(0, ["ada", "bea", "ciro"]),
      game(0, ["bea", ["ada", "zeno"], "ciro"]),
      game(1, ["dora", "ciro"], { game: "scopa" }),
    ]);
    expect(rows).toEqual([
      ["ada", 1, 10 + 6],
      ["bea", 1, 6 + 10],
      ["dora", 3, 10],
      ["ciro", 4, 3 + 1 + 6],
    ]);
  });

  it("put whoever was first more often ahead, and leave what is the same in all of it shared", () => {
    const { rows } = after(
      [
        game(0, ["ada", "bea"]),
        game(1, ["bea", "ada"]),
        game(2, ["ciro", "dora"]),
        game(3, [["dora", "ciro"]]),
      ],
      {
        points: [6, 3],
      },
    );
    expect(rows).toEqual([
      ["ciro", 1, 12],
      ["ada", 2, 9],
      ["bea", 2, 9],
      ["dora", 2, 9],
    ]);
  });

  it("count only the best evenings, ask for some, and keep to the games of the rule", () => {
    const steps = [
      game(0, ["ada", "bea"]),
      game(1, ["bea", "ada"]),
      game(2, ["ada", "bea"]),
      game(3, ["dora", "ada"]),
      game(3, ["ciro"], { game: "scopa" }),
    ];
    expect(after(steps, { best: 2, least: 2, games: ["bocce"] }).rows).toEqual([
      ["ada", 1, 20],
      ["bea", 2, 16],
      ["dora", null, 10],
    ]);
  });

  it("count nothing twice, nothing outside the season, and the night to the evening before", () => {
    const late = game(0, ["ada"], { ended: Date.parse("2027-03-01T04:00:00Z") });
    const tooLate = game(0, ["bea"], { ended: Date.parse("2027-03-01T06:00:00Z") });
    const once = game(0, ["ada"]);
    const { season } = after([once, once, late, tooLate]);
    expect(season.evenings.map(({ day }) => day)).toEqual(["2026-11-19", "2027-02-28"]);
    expect(standingsOf(season)).toMatchObject([{ person: { id: "ada" }, points: 20, evenings: 2 }]);
  });

  it("are corrected with a reason, for one game or for all, and keep nobody's name who is forgotten", () => {
    const correct = (game: string | null, points: number): SeasonStep => ({
      type: "season-corrected",
      season: "s",
      by: named("ada"),
      person: named("bea"),
      game,
      points,
      reason: "bea ha contato male",
    });
    const { state, season, rows } = after([game(0, ["ada", "bea"]), correct("bocce", 2), correct(null, 3)]);
    expect(rows).toEqual([
      ["bea", 1, 11],
      ["ada", 2, 10],
    ]);
    expect(standingsOf(season, "bocce").map(({ points }) => points)).toEqual([10, 8]);
    forgetInSeasons(state, "bea");
    expect(JSON.stringify(state)).not.toMatch(/BEA|contato/);
    expect(standingsOf(season).map(({ points }) => points)).toEqual([11, 10]);
  });

  it("are the same whatever order results of an evening come in, sum up, and tell the history that leads to them", () => {
    const order = fc.shuffledSubarray(NAMES, { minLength: 1 });
    const games = fc.array(fc.record({ evening: fc.integer({ min: 0, max: 5 }), order }), { maxLength: 20 });
    const rules = fc.record({
      best: fc.option(fc.integer({ min: 1, max: 4 })),
      least: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(games, rules, (games, rule) => {
        const steps = games.map(({ evening, order }) => game(evening, order));
        const { season } = after(steps, rule);
        const rows = standingsOf(season);
        expect(standingsOf(after([...steps].reverse(), rule).season)).toEqual(rows);
        const history = historyOf(season);
        for (const { person, points, evenings, counted } of rows) {
          const got = history.flatMap((one) => one.got[person.id] ?? []).sort((a, b) => b - a);
          expect(evenings).toBe(got.length);
          const best = got.slice(0, rule.best ?? got.length);
          expect(counted).toBe(best.length);
          expect(points).toBe(best.reduce((sum, one) => sum + one, 0));
          expect(history.at(-1)?.after[person.id]).toBe(points);
        }
        for (const [i, row] of rows.entries()) {
          expect(row.place === null).toBe(row.evenings < rule.least);
          const before = rows[i - 1];
          if (before === undefined || row.place === null) continue;
          expect(before.points).toBeGreaterThanOrEqual(row.points);
          expect([before.place, i + 1]).toContain(row.place);
        }
        const merged = structuredClone([season]);
        becomeInSeasons(merged, "dora", named("ada"));
        const all = (rows: ReturnType<typeof standingsOf>) =>
          rows.reduce((sum, { points }) => sum + points, 0);
        if (rule.best === null) expect(all(standingsOf(merged[0] as typeof season))).toBe(all(rows));
      }),
      { seed: 22, numRuns: 150 },
    );
  });
});

describe("A season", () => {
  const judge = (state: SeasonsState, act: SeasonAct, at = FIRST) =>
    judgeSeasonAct(state, at, named("ada"), act, (id) => (isMember(id) ? named(id) : undefined), draws);
  const codeOf = (state: SeasonsState, act: SeasonAct, at = FIRST) => {
    const judged = judge(state, act, at);
    return "refused" in judged ? judged.refused.code : "done";
  };

  it("is refused where it could not be, and never beside another one", () => {
    const state = opened();
    const open = (changes: Partial<SeasonPlan>, rule: Partial<SeasonRule> = {}) =>
      codeOf(state, {
        type: "open-season",
        plan: plan(rule, { from: "2027-03-01", to: "2027-05-01", ...changes }),
      });
    expect(open({})).toBe("done");
    expect(open({ from: "2027-02-28" })).toBe("season-there");
    expect(open({ to: "2027-02-30" })).toBe("bad-season");
    expect(open({ from: "2027-06-01" })).toBe("bad-season");
    expect(open({ zone: "Nowhere/Land" })).toBe("bad-season");
    expect(open({}, { counts: "chips" })).toBe("bad-season");
    expect(codeOf(state, { type: "end-season", season: "x" })).toBe("no-such-season");
    const correct = {
      type: "correct-season",
      season: "s",
      person: "zeno",
      game: null,
      points: 1,
      reason: "!",
    } as const;
    expect(codeOf(state, correct)).toBe("no-such-member");
    foldSeasons(state, { type: "season-ended", season: "s" }, FIRST, isMember);
    expect(codeOf(state, { type: "end-season", season: "s" })).toBe("season-over");
    expect(open({ from: "2027-02-28" })).toBe("done");
  });

  it("ends by itself when its last night is over, and wakes nobody before", () => {
    const state = opened();
    const end = seasonsAlarm(state, FIRST, NAMES) ?? 0;
    expect(end).toBeGreaterThan(Date.parse("2027-03-01T06:00:00Z"));
    expect(seasonStepDue(state, end - 1, NAMES)).toBeUndefined();
    expect(seasonStepDue(state, end, NAMES)).toEqual({ type: "season-ended", season: "s" });
  });

  it("owe nothing to those who come after the last day, while they wait for what ends late", () => {
    const state = opened({}, { stack: 500 });
    foldSeasons(state, { type: "season-stacks", season: "s", people: ["ada"] }, FIRST, isMember);
    const [lastDay, dayAfter] = [Date.parse("2027-02-28T20:00:00Z"), Date.parse("2027-03-01T20:00:00Z")];
    expect(seasonsAlarm(state, lastDay, ["ada", "bea"])).toBeLessThan(lastDay);
    expect(seasonStepDue(state, lastDay, ["ada", "bea"])).toMatchObject({ people: ["bea"] });
    expect(seasonsAlarm(state, dayAfter, ["ada", "bea"])).toBeGreaterThan(dayAfter);
    expect(seasonStepDue(state, dayAfter, ["ada", "bea"])).toBeUndefined();
  });

  it("gives every member the circle's chips once, out of a bank that is as far below zero", () => {
    const state = opened({}, { stack: 500 });
    const step = seasonStepDue(state, FIRST, ["ada", "bea"]);
    expect(step).toEqual({ type: "season-stacks", season: "s", people: ["ada", "bea"] });
    if (step !== undefined) foldSeasons(state, step, FIRST, isMember);
    expect(seasonStepDue(state, FIRST, ["ada", "bea"])).toBeUndefined();
    expect(seasonStepDue(state, FIRST, NAMES)).toMatchObject({ people: ["ciro", "dora"] });
    expect(publicSeason(state, "s", {})?.chips).toEqual({});

    const chips = { circle: "c", season: "s" };
    const balances = new Map<string, number>();
    const room = {
      table: "t",
      circle: "c",
      occasion: { season: "s" },
      chairs: [{ person: "ada", seed: null, standIn: null }, { bot: "random" }],
    };
    const effects = [
      { type: "chipsIn", seat: 0, chips: 200 },
      { type: "chipsIn", seat: 1, chips: 200 },
      { type: "chipsOut", seat: 0, chips: 350 },
      { type: "chipsOut", seat: 1, chips: 50 },
    ] as const;
    const played = transfersFor(effects as never, room, [0, 1], undefined).transfers;
    for (const { from, to, amount } of [...stacksFor(chips, ["ada", "bea"], 500), ...played]) {
      balances.set(from, (balances.get(from) ?? 0) - amount);
      balances.set(to, (balances.get(to) ?? 0) + amount);
    }
    expect(Object.fromEntries(balances)).toEqual({
      [circleBank(chips)]: -1150,
      [circleAccount(chips, "ada")]: 650,
      [circleAccount(chips, "bea")]: 500,
      "table:t": 0,
    });
  });
});
