import { describe, expect, it } from "vitest";
import type { GameOffered } from "../../state/offered.ts";
import { newDraft, numbersIn, partOfPlan } from "./draft.ts";

const GAME: GameOffered = {
  name: "some-game",
  seats: { min: 2, max: 6 },
  options: {
    properties: {
      turnSeconds: { timeLimit: true, default: 0 },
      restSeconds: { timeLimit: true, default: 15 },
    },
  },
  bots: [],
};

describe("A draft of a tournament", () => {
  it("has a time for every decision in rounds, and no more than is chosen", () => {
    const part = partOfPlan(newDraft(GAME, {}), {});
    expect(part).toMatchObject({
      kind: "rounds",
      tableSize: 4,
      options: { turnSeconds: 30 },
      rounds: { count: 3 },
    });
    expect(Object.keys(part)).not.toContain("payouts");
  });

  it("reads rows of numbers from the highest down, and says what is none", () => {
    expect([numbersIn("50, 30 20"), numbersIn("20 30"), numbersIn("a b"), numbersIn("1.5")]).toEqual([
      [50, 30, 20],
      undefined,
      undefined,
      undefined,
    ]);
    const draft = newDraft(GAME, {});
    draft.payouts.value = "50 30";
    expect(partOfPlan(draft, {})).toBe("payouts");
    draft.payouts.value = "50 30 20";
    expect(partOfPlan(draft, {})).toMatchObject({
      payouts: [
        { players: 2, percent: [70, 30] },
        { players: 3, percent: [50, 30, 20] },
      ],
    });
    draft.points.value = "1 2 3";
    expect(partOfPlan(draft, {})).toBe("points");
  });

  it("for chips has what was chosen, and an add-on only where there is a break", () => {
    const draft = newDraft(GAME, {});
    draft.kind.value = "chips";
    draft.options.value = { stack: 2000 };
    draft.entry.value = 500;
    draft.rebuyUntil.value = 4;
    draft.hasAddOn.value = true;
    draft.bounty.value = 100;
    expect(partOfPlan(draft, { table: "x" })).toMatchObject({
      options: { stack: 2000, table: "x" },
      rebuy: { price: 500, chips: 2000, untilLevel: 4, below: 0, times: 1 },
      bounty: 100,
      finalRedraw: true,
    });
    expect(partOfPlan(draft, {})).not.toHaveProperty("addOn");
    draft.breaks.value = 3;
    expect(partOfPlan(draft, {})).toMatchObject({
      breaks: { everyLevels: 3, minutes: 5 },
      addOn: { inBreak: 1 },
    });
    expect(partOfPlan(draft, {})).not.toHaveProperty("rounds");
  });
});
