import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, withChanges } from "../../protocol/changes.ts";
import { ViewDiff } from "./view-diff.ts";

function changesBetween(before: object, now: object): readonly Change[] | undefined {
  const text = new ViewDiff().changes(before, now);
  return text === undefined ? undefined : (JSON.parse(text) as Change[]);
}

/** Plain data of a few names and values, so that two of them often have something in common. */
const someView = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(0, 1, true, null, "a", "b", '"'),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("fields"),
  ),
  fields: fc.dictionary(fc.constantFrom("a", "b", "c", '"', "__proto"), tie("value"), { maxKeys: 4 }),
})).fields;

describe("changes in a view", () => {
  it("lead from any view to any other that has at least its fields", () => {
    fc.assert(
      fc.property(someView, someView, (before, extra) => {
        const now = { ...(before as object), ...(extra as object) };
        const copy = structuredClone(before);
        const changes = changesBetween(before as object, now)!;
        expect(withChanges(before as object, changes)).toEqual(now);
        expect(before).toEqual(copy);
      }),
      { seed: 22, numRuns: 2000 },
    );
  });

  it("are not written if a field is gone", () => {
    expect(changesBetween({ a: 1, b: 2 }, { a: 1 })).toBeUndefined();
    expect(changesBetween({ a: { b: 2 } }, { a: {} })).toEqual([["a", {}]]);
  });

  it("name nothing that has stayed the same", () => {
    const before = {
      turn: 0,
      players: [
        { cards: ["A", "B"], shown: "" },
        { cards: [], shown: "" },
      ],
      calls: [{ x: 1 }],
    };
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
    const now = structuredClone(before);
    now.turn = 1;
    now.players[0]!.cards = ["B"];
    now.players[1]!.shown = "C";
    now.calls.push({ x: 2 }, { x: 3 });
    expect(changesBetween(before, now)).toEqual([
      ["turn", 1],
      ["players", 0, "cards", ["B"]],
      ["players", 1, "shown", "C"],
      ["calls", 1, { x: 2 }],
      ["calls", 2, { x: 3 }],
    ]);
  });

  it("are found for each watcher, even in what several of them share", () => {
    const shared = [{ x: 1 }];
    const grown = [{ x: 1 }, { x: 2 }];
    const diff = new ViewDiff();
    const first = diff.changes({ watcher: 0, shared, own: 1 }, { watcher: 0, shared: grown, own: 2 });
    const second = diff.changes({ watcher: 1, shared, own: 1 }, { watcher: 1, shared: grown, own: 1 });
    const late = diff.changes({ watcher: 2, shared: [] }, { watcher: 2, shared: grown });
    expect(first).toBe('[["shared",1,{"x":2}],["own",2]]');
    expect(second).toBe('[["shared",1,{"x":2}]]');
    expect(late).toBe('[["shared",0,{"x":1}],["shared",1,{"x":2}]]');
  });

  it("leave what did not change the same object, so that nobody draws it again", () => {
    const before = { a: { deep: [1, 2] }, b: { deep: [1] } };
    const after = withChanges(before, [["b", "deep", 1, 2]]);
    expect(after).toEqual({ a: { deep: [1, 2] }, b: { deep: [1, 2] } });
    expect(after.a).toBe(before.a);
    expect(before.b).toEqual({ deep: [1] });
  });
});
