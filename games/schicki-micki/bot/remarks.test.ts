import { heard, PHRASES } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import { EVENTFUL } from "../testing/decks.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TestTable, tableWith } from "../testing/table-with.ts";
import { doorkeeper } from "./doorkeeper.ts";
import { remark } from "./remarks.ts";

/** What each of the four might say about how the window was settled. */
function said(table: TestTable) {
  const settled: Event = { type: "settled", ...table.closes() };
  return [0, 1, 2, 3].map((seat) => remark(settled, seat) ?? "-");
}

const ONE = "YGORPB BGYPRO";

describe("The doorkeeper's remarks", () => {
  it("greet, and thank for the game", () => {
    expect(doorkeeper.remark).toBe(remark);
    expect(remark({ type: "begins", dealer: 0, cards: 64, bluePawns: 3 }, 2)).toBe("hello");
    const over: Event = { type: "gameOver", endedBy: "lastCard", left: null, places: [2, 1], scores: [3, 9] };
    expect([remark(over, 0), remark(over, 1)]).toEqual(["good-game", "thanks"]);
  });

  it("admire quick eyes, and complain when somebody was a moment quicker", () => {
    expect(said(tableWith({ line: ONE }).calls(0, "hat", 799).calls(2, "hat", 900))).toEqual([
      "-",
      "well-played",
      "no-way",
      "well-played",
    ]);
    expect(said(tableWith({ line: ONE }).calls(0, "hat", 800))).toEqual(["-", "-", "-", "-"]);
  });

  it("notice many cards at once, and what nobody can tell apart", () => {
    const long = `${ONE} -----G -G----`;
    expect(said(tableWith({ line: long }).calls(3, "hat", 1500))).toEqual(["wow", "wow", "wow", "phew"]);
    expect(said(tableWith({ line: ONE }).calls(0, "hat", 900).calls(1, "hat", 910))).toEqual([
      "-",
      "-",
      "wow",
      "wow",
    ]);
  });

  it("regret a mistake, and say nothing else of a line that nobody won", () => {
    expect(said(tableWith({ line: ONE }).knocks(1, 900))).toEqual(["unlucky", "ouch", "unlucky", "unlucky"]);
    const harmless = tableWith({ line: "YGORPB YGBPRO" }).calls(1, "hat", 900);
    expect(said(harmless)).toEqual(["-", "-", "-", "-"]);
  });

  it("are made of what a spectator hears, and are phrases that can be said", () => {
    let remarks = 0;
    const options = { ...DEFAULTS, deck: [...EVENTFUL] };
    for (const { told } of randomPlay({ seats: 4, options }, 4, 400)) {
      for (const event of heard(told, "spectator")) {
        for (const seat of [0, 1, 2, 3]) {
          const phrase = remark(event, seat);
          if (phrase === undefined) continue;
          remarks += 1;
          expect(PHRASES).toContain(phrase);
        }
      }
    }
    expect(remarks).toBeGreaterThan(20);
  });
});
