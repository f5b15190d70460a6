import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Card, OUR_DECK, schickiMicki, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { coachOf, en, it } from "./index.ts";

const both = (view: View) => [coachOf(it, view), coachOf(en, view)];

describe("The coach", () => {
  test("[SCH-7] [SCH-8] [SCH-9] [SCH-10] says what was right once it is settled", () => {
    const after = (line: string) => {
      // The last line of a game is explained whether or not anybody takes it; here the game goes on after it.
      const table = tableWith({ line, left: 0 }).calls(1, "hat", 500);
      table.closes();
      return coachOf(it, { ...table.view(0), phase: "turning", lastCall: null })[0];
    };
    expect(after("YGORPB BPRGOYY")).toBe(it.coach.right.twoWorms);
    expect(after("YGORPB YGORPB")).toBe(it.coach.right.identical);
    expect(after("YGORPB BGRYPO")).toBe(it.coach.right.several);
    expect(after("YGORPB Y-----")).toBe(it.coach.right.one);
    expect(after("YGORPB BPRGOY")).toBe(it.coach.right.none);
  });

  test("[SCH-26] says nothing of a line that can still be won", () => {
    const said = ["YGORPB BPRGOYY", "YGORPB YGORPB", "YGORPB BPRGOY"].map((line) => {
      const table = tableWith({ line, piles: [1, 1, 1, 1] }).calls(1, "tail", 500);
      table.closes();
      return both(table.view(0));
    });
    expect(said[0]![0]![0]).toBe(it.coach.stays);
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  test("[SCH-28] tells players why their keys do nothing", () => {
    const table = tableWith({ line: "YGORPB BPRGOY" }).calls(1, "hat", 500);
    table.closes();
    expect(both(table.view(1))).toEqual([[it.coach.out], [en.coach.out]]);
    expect(both(table.view(0))[0]).not.toContain(it.coach.out);
  });

  test("finds nothing for anybody: whatever lies there, they say the same", () => {
    const table = tableWith({ line: "YGORPB BPRGOY" });
    const said = both(table.view(1));
    for (const card of OUR_DECK) {
      const view = table.view(1);
      view.line[1]!.card = card as Card;
      expect(both(view)).toEqual(said);
    }
  });

  test("always has one to three sentences", () => {
    for (const { standing } of randomPlay(
      { seats: 4, options: { ...DEFAULTS, table: "oneTable" } },
      3,
      150,
    )) {
      for (const watcher of watchersOf(4)) {
        for (const said of both(schickiMicki.view(standing.state, watcher))) {
          expect([1, 2, 3]).toContain(said.length);
          for (const sentence of said) expect(sentence).toMatch(/^[^a-z].*\.$/);
        }
      }
    }
  });
});
