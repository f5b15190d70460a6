import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Card, type Move, OUR_DECK, schickiMicki, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { coachOf, en, it } from "./index.ts";

const both = (view: View) => [coachOf(it, view), coachOf(en, view)];

describe("The coach", () => {
  test("[SCH-7] [SCH-8] [SCH-9] [SCH-10] says what was right once it is settled", () => {
    const after = (line: string, move: Move) => {
      const table = tableWith({ line }).reacts(1, move, 500);
      table.closes();
      return coachOf(it, table.view(0))[0];
    };
    expect(after("YGORPB BPRGOYY", { type: "hand", does: "knock" })).toBe(it.coach.right.twoWorms);
    expect(after("YGORPB YGORPB", { type: "hand", does: "red" })).toBe(it.coach.right.identical);
    expect(after("YGORPB BGRYPO", { type: "hand", does: "blue" })).toBe(it.coach.right.several);
    expect(after("YGORPB Y-----", { type: "call", feature: "umbrella" })).toBe(it.coach.right.one);
  });

  test("[SCH-21] speaks of the line that was won, not of a card that came too late to count", () => {
    const table = tableWith({ line: "YGORPB Y-----", deck: "BPRGOYY" }).turnsUp();
    table.calls(1, "umbrella", 100).closes();
    expect(coachOf(it, table.view(0))[0]).toBe(it.coach.right.one);
  });

  test("[SCH-22] asks for a vote only as long as there is one to cast", () => {
    const table = tableWith({ line: "YGORPB Y-----", options: { table: "oneTable" } });
    table.calls(1, "umbrella", 500).calls(2, "umbrella", 500).rings();
    expect(both(table.view(0))).toEqual([[it.coach.vote], [en.coach.vote]]);
    expect(both(table.votes(0, 1).view(0))).toEqual([[it.coach.voted], [en.coach.voted]]);
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
