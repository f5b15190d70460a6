import { describe, expect, it } from "vitest";
import { type Lesson, LessonRun, NOT_NOW, rehearse } from "./lesson.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";

/** Two players bet; the learner, then the other one. */
const LESSON: Lesson<Tombolino> = {
  rules: { ...tombolino, start: (setup, turn) => ({ ...tombolino.start(setup, turn), ...BETTING }) },
  seats: 2,
  options: { rounds: 1, betSeconds: 30 },
  seed: 3,
  others: () => ({ type: "bet", chips: 1 }),
  steps: [
    { key: "look" },
    {
      key: "bet",
      teaches: () => [
        { type: "bet", chips: 2 },
        { type: "bet", chips: 3 },
      ],
    },
    {
      key: "grab",
      before: [{ by: 1, move: () => ({ type: "bet", chips: 2 }) }],
      teaches: () => [{ type: "grab" }],
    },
    { key: "taken", before: [{ by: "clock" }], needs: ({ lastRound }) => lastRound?.winners.join() === "0" },
  ],
};
const BETTING: Partial<Tombolino["state"]> = {
  phase: "bets",
  round: 1,
  turn: 0,
  cards: ["T1", "T2"],
  deadline: null,
};

describe("A lesson", () => {
  it("waits while the learner reads, and goes on when they say so", () => {
    const run = LessonRun.begin(LESSON);
    expect(run.moment).toMatchObject({ step: 0, steps: 4, key: "look", seats: 2, offers: [], isLast: false });
    expect(run.moment.beats).toHaveLength(1);
    run.next();
    expect(run.moment).toMatchObject({ step: 1, key: "bet", beats: [] });
    run.next();
    expect(run.moment.key, "nobody skips what they are to do").toBe("bet");
  });

  it("has no time limits unless it says so", () => {
    const untimed = LessonRun.begin({ ...LESSON, options: { rounds: 1 } });
    expect(untimed.view.options).toMatchObject({ rounds: 1, betSeconds: 0 });
    expect(LessonRun.begin(LESSON).view.options).toMatchObject({ betSeconds: 30 });
  });

  it("offers only what it teaches, and refuses the rest without changing anything", () => {
    const run = LessonRun.begin(LESSON);
    run.next();
    const before = run.moment;
    expect(before.offers.map(({ move }) => move.type)).toEqual(["bet"]);
    expect(run.move({ type: "bet", chips: 5 })).toEqual({ code: NOT_NOW });
    expect(run.move({ type: "bet", chips: 99 }), "the game's own reason comes first").toMatchObject({
      code: "too-many-chips",
      clause: "TOM-3",
    });
    expect(run.moment).toEqual(before);
  });

  it("tells what others do, beat by beat, and only as the learner may hear it", () => {
    const run = LessonRun.begin(LESSON);
    run.next();
    expect(run.move({ type: "bet", chips: 3 })).toBeUndefined();
    expect(run.moment.key).toBe("grab");
    expect(run.moment.beats.map(({ events }) => events[0])).toEqual([
      { type: "bet", seat: 0, chips: 3 },
      { type: "bet", seat: 1, chips: 2 },
    ]);
    for (const { view } of run.moment.beats)
      expect(view).toMatchObject({ watcher: 0, cards: ["T1", "hidden"] });
  });

  it("is never too late for the learner, and rings the clock when a step says so", () => {
    const run = LessonRun.begin(LESSON);
    run.next();
    run.move({ type: "bet", chips: 3 });
    expect(run.move({ type: "grab" })).toBeUndefined();
    expect(run.moment).toMatchObject({ key: "taken", isLast: true });
    expect(run.view.lastRound?.winners).toEqual([0]);
  });

  it("is rehearsed in every way that it allows", () => {
    expect(rehearse(LESSON)).toBeUndefined();
    const [look, bet, grab, taken] = LESSON.steps;
    const choosy = { ...taken!, needs: () => false };
    expect(rehearse({ ...LESSON, steps: [look!, bet!, grab!, choosy] })).toBe("taken: not with this seed");
    const greedy = {
      ...bet!,
      teaches: () => [{ type: "bet", chips: 2 } as const, { type: "bet", chips: 99 } as const],
    };
    expect(rehearse({ ...LESSON, steps: [look!, greedy, grab!, taken!] })).toMatch(
      /"chips":99} is refused: too-many-chips/,
    );
    const empty = { ...bet!, teaches: () => [] };
    expect(rehearse({ ...LESSON, steps: [look!, empty, grab!, taken!] })).toBe("bet: nothing to teach");
    const early = { ...look!, before: [{ by: "clock" as const }] };
    expect(rehearse({ ...LESSON, steps: [early, bet!, grab!, taken!] })).toBe(
      "look: the clock has nothing to do",
    );
  });

  it("lets others play until the learner is awaited", () => {
    const others = { key: "others", before: [{ by: "others" as const }] };
    const run = LessonRun.begin({ ...LESSON, steps: [LESSON.steps[1]!, others] });
    run.move({ type: "bet", chips: 2 });
    expect(run.moment.key).toBe("others");
    expect(run.view.lastRound ?? run.view.phase).not.toBe("bets");
  });
});
