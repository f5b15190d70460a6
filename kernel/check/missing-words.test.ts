import { describe, expect, it } from "vitest";
import { type Tombolino, tombolino } from "../testing/tombolino.ts";
import type { Wording } from "../wording.ts";
import { missingWords } from "./index.ts";

const REFUSALS = {
  "not-seated": "TOM-1",
  "not-your-turn": "TOM-3",
  "too-many-chips": "TOM-3",
  "no-bell": "TOM-4",
  "grabbed-already": "TOM-4",
};

const WHOLE: Wording<Tombolino> = {
  title: "Tombolino",
  event: ({ type }) => `It happened: ${type}.`,
  refusal: ({ code }) => (Object.hasOwn(REFUSALS, code) ? `No: ${code}.` : "Not now."),
  move: (by, { type }) => `${by} does this: ${type}`,
  view: ({ round }) => [`Round ${round}.`],
};

function missing(
  changes: Partial<Wording<Tombolino>>,
  refusals: Record<string, string> = REFUSALS,
): string[] {
  const wordings = { it: WHOLE, en: { ...WHOLE, ...changes } };
  return missingWords(tombolino, wordings, { refusals, tables: 10 });
}

describe("Missing words", () => {
  it("are none where everything can be said", () => {
    expect(missing({})).toEqual([]);
  });

  it("are found in events, also where the texts throw", () => {
    expect(missing({ event: ({ type }) => (type === "bell" ? "" : "Yes.") })).toEqual([
      'the event "bell" in "en" has no sentence',
    ]);
    expect(missing({ event: ({ type }) => `${{ bet: "Bet." }[type as "bet"]}` })).toContain(
      'the event "dealt" in "en" reads "undefined"',
    );
    const throws = () => {
      throw new Error("no such text");
    };
    expect(missing({ event: throws })).toContain('the event "bell" in "en" cannot be said: no such text');
  });

  it("are found in moves, views and prompts", () => {
    expect(missing({ move: (_, { type }) => (type === "grab" ? " " : "Yes") })).toEqual([
      'the move "grab" in "en" reads " "',
    ]);
    expect(missing({ view: () => ["Round 1.", "undefined chips."] })).toEqual([
      'a view in "en" reads "undefined chips."',
    ]);
    expect(missing({ prompt: ({ phase }) => (phase === "bell" ? "" : "Wait.") })).toEqual([
      'a prompt in "en" has no sentence',
    ]);
  });

  it("are found in refusals: none at all, none of their own, or not in the table of refusals", () => {
    const { "no-bell": _, ...others } = REFUSALS;
    expect(missing({ refusal: () => "Not now." }).sort()).toEqual(
      Object.keys(REFUSALS)
        .map((code) => `the refusal "${code}" in "en" has no sentence`)
        .sort(),
    );
    expect(missing({}, others)).toEqual(['the refusal "no-bell" is not in the game\'s REFUSALS']);
    expect(
      missing(
        { refusal: ({ code }) => (code === "rare" ? "" : `No: ${code}.`) },
        { ...REFUSALS, rare: "TOM-9" },
      ),
    ).toEqual(['the refusal "rare" in "en" has no sentence']);
  });
});
