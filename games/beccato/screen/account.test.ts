import { describe, expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { accountOf } from "./account.ts";
import { picturesOf } from "./pictures.ts";
import type { Scene } from "./scene.ts";

describe("[BEC-33] [BEC-39] After a round a player is told", () => {
  test("what they saw and made, and how often", () => {
    const nod = { seat: 2, what: "nod" } as const;
    const wink = { seat: 2, what: "wink" } as const;
    const own = { seat: 0, what: "nod" } as const;
    const scenes: Scene[] = [{ seen: [nod] }, { seen: [own] }, {}, { seen: [wink] }, { seen: [nod] }];
    expect(accountOf(scenes).seen).toEqual([
      { ...nod, times: 2 },
      { ...wink, times: 1 },
      { ...own, times: 1 },
    ]);
  });

  test("whose movements they missed; a fidget that they made out is neither", () => {
    const scenes: Scene[] = [
      { stirs: [1, 2] },
      { seen: [{ seat: 1, what: "scratch" as never }] },
      { stirs: [2, 3] },
      { heard: [{ seat: 3, kind: "talk" }] },
    ];
    expect(accountOf(scenes)).toEqual({ seen: [], missed: [{ seat: 2, times: 2 }] });
  });

  test("nothing of a signal that another player made and only a third one saw", () => {
    const scenes: Record<number, Scene[]> = { 0: [], 1: [], 2: [] };
    const table = tableWith({ dealer: 3 });
    const watchers = [0, 1, 2];
    const before = watchers.map((watcher) => table.view(watcher));
    table.forget();
    // At the beginning everybody looks to the left: only seat 0 looks at seat 1.
    table.moves(1, { type: "perform", signal: "wink" });
    table.waits(2500);
    for (const watcher of watchers) {
      const pictures = picturesOf({
        events: table.heardBy(watcher),
        before: before[watcher]!,
        after: table.view(watcher),
      });
      scenes[watcher] = pictures.flatMap(({ scene }) => (scene === undefined ? [] : [scene]));
    }
    const wink = { seat: 1, what: "wink", times: 1 };
    expect(accountOf(scenes[0]!)).toEqual({ seen: [wink], missed: [] });
    expect(accountOf(scenes[1]!)).toEqual({ seen: [wink], missed: [] });
    expect(accountOf(scenes[2]!)).toEqual({ seen: [], missed: [{ seat: 1, times: 1 }] });
  });
});
