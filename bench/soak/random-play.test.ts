import { GAMES } from "@tavolata/games";
import type { AnyGame, GameTypes } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { doTask } from "./random-play.ts";

function template(): AnyGame {
  const found = GAMES.find(({ manifest }) => manifest.template);
  if (found === undefined) throw new Error("there is no template among the games");
  return found.rules;
}

const RULES = template();
const TASK = { game: RULES.name, seed: 1 } as const;

/** The same game with something added to it after every move. */
function after(spoil: (state: Record<string, unknown>) => void): AnyGame {
  return {
    ...RULES,
    play(state, by, move, turn) {
      RULES.play(state, by, move, turn);
      spoil(state as Record<string, unknown>);
    },
  };
}

describe("What soaks look for is found where it is", () => {
  it("finds nothing in a game that keeps the laws, and the same things with the same seed", () => {
    for (const kind of ["leaks", "conserve"] as const) {
      const outcomes = [1, 2].map(() => doTask(RULES, { ...TASK, kind, count: 200 }));
      for (const { count, tables, faults } of outcomes) {
        expect(faults).toEqual([]);
        expect(count).toBeGreaterThanOrEqual(200);
        expect([count, tables]).toEqual([outcomes[0]?.count, outcomes[0]?.tables]);
      }
    }
  });

  it("finds a view that shows what is hidden", () => {
    const shown: AnyGame = {
      ...RULES,
      view: (state, watcher) =>
        ({ ...RULES.view(state, watcher), hint: JSON.stringify(state) }) as GameTypes["view"],
    };
    expect(doTask(shown, { ...TASK, kind: "leaks", count: 50 }).faults[0]?.kind).toBe("broken");
  });

  it("finds what is lost or minted, and a state that is not plain JSON", () => {
    let moves = 0;
    const minting: AnyGame = { ...after(() => moves++), count: () => ({ chips: moves }) };
    const faults = doTask(minting, { ...TASK, kind: "conserve", count: 50 }).faults;
    expect(faults[0]).toMatchObject({ kind: "broken", what: expect.stringContaining("made") });
    const odd = after((state) => {
      state.oddity = Number.NaN;
    });
    expect(doTask(odd, { ...TASK, kind: "conserve", count: 500 }).faults[0]?.what).toContain(
      "not plain JSON",
    );
  });

  it("finds a refusal that leaves a trace, and a crash", () => {
    const traced: AnyGame = {
      ...RULES,
      refuse(state, by, move, when) {
        const refusal = RULES.refuse(state, by, move, when);
        if (refusal !== undefined) (state as Record<string, unknown>).traces = Math.random();
        return refusal;
      },
    };
    expect(doTask(traced, { ...TASK, kind: "conserve", count: 500 }).faults[0]?.what).toContain("changed");
    const falling = after(() => {
      throw new TypeError("no such card");
    });
    expect(doTask(falling, { ...TASK, kind: "conserve", count: 3 }).faults[0]).toMatchObject({
      kind: "crashed",
      what: expect.stringContaining("no such card"),
    });
  });
});
