import { describe, expect, it } from "vitest";
import type { SeasonPlan } from "../../../protocol/index.ts";
import { circleAlarm, circleChangeDue } from "../due.ts";
import { type CircleState, foldCircle, mentions } from "../state.ts";
import type { CircleStep } from "../steps.ts";

const DAY_MS = 86_400_000;
const ADA = { id: "ada", nickname: "Ada la prima", avatar: "fox" };
const BEA = { id: "bea", nickname: "Bea la seconda", avatar: "owl" };

function circle(plan: Partial<SeasonPlan> = {}): CircleState {
  const rule = { counts: "places", points: [10], best: null, least: 0, games: [] } as const;
  const season: SeasonPlan = {
    name: "Inverno",
    zone: "Europe/Rome",
    from: "1970-01-01",
    to: "1970-03-01",
    rule: { ...rule, points: [10], games: [] },
    stack: null,
    ...plan,
  };
  const traits = { name: "Circolo", crest: "plain", needsApproval: false, membersOnly: true };
  const join = { type: "join", invitation: "i".repeat(22) } as const;
  const steps: CircleStep[] = [
    { type: "founded", circle: "circolo", traits, founder: ADA, invitation: join.invitation, code: "c" },
    { type: "act", act: join, from: { person: BEA.id, request: "r" }, person: BEA },
    { type: "season-opened", season: "s", plan: season },
  ];
  let state: CircleState | undefined;
  for (const step of steps) state = foldCircle(state, step, 2000);
  return state as CircleState;
}

describe("A circle with a season", () => {
  it("still says who somebody is by it, after they have left", () => {
    const correction = { season: "s", game: null, points: 5, reason: "Contata male" };
    const result = {
      id: "g",
      game: "bocce",
      ended: DAY_MS / 2,
      evening: null,
      season: null,
      players: [{ person: BEA, place: 1, net: 0 }],
    };
    const named: CircleStep[] = [
      { type: "season-result", result },
      { type: "season-corrected", by: ADA, person: BEA, ...correction },
      { type: "season-corrected", by: BEA, person: ADA, ...correction },
    ];
    for (const step of named) {
      const leave: CircleStep = {
        type: "act",
        act: { type: "leave" },
        from: { person: BEA.id, request: "l" },
      };
      const left = foldCircle(foldCircle(circle(), step, 5000), leave, 5001);
      // So long ago that nothing else in it knows them.
      const gone = { ...left, happenings: [], recent: [] };
      expect(mentions(gone, BEA.id)).toBe(true);
      const forgotten = foldCircle(gone, { type: "forgotten", person: BEA.id }, 6000);
      expect(mentions(forgotten, BEA.id)).toBe(false);
      expect(JSON.stringify(forgotten)).not.toContain(BEA.nickname);
    }
  });

  it("does not stay due for one that was over before any node saw to it", () => {
    const state = circle({ from: "1970-01-05", to: "1970-01-06", stack: 500 });
    const at = 6.5 * DAY_MS;
    expect(circleAlarm(state)).toBeLessThan(at);
    const circumstances = { findGame: () => undefined, present: [], apart: [], openSince: 0 };
    const draws = { id: () => "id", seed: () => "seed" };
    expect(circleChangeDue(state, at, circumstances, draws).steps).toEqual([{ type: "looked" }]);
    const looked = foldCircle(state, { type: "looked" }, at);
    expect(circleAlarm(looked)).toBeGreaterThan(at);
    expect(circleChangeDue(looked, at, circumstances, draws).steps).toEqual([]);
  });
});
