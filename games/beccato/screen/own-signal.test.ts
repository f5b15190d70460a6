import { describe, expect, test } from "vitest";
import { HIDDEN, type Signal } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { agreedBy, NOTHING_MADE, nextInRow, ownRow, ROW_LASTS } from "./own-signal.ts";

const HANDS = ["OOPG", "LLS", "MMC", "BBT"];

/** A table where the first guild has these signals, besides or instead of the one for any tris. */
function withSignals(
  any: Signal[] | null,
  byBreed: Readonly<Record<string, Signal[]>>,
  own = "OOOP",
): TestTable {
  const table = tableWith({ seats: 4, hands: [own] });
  const team = table.state.teams[0]!;
  team.signal = any;
  team.signalsByBreed = Object.entries(byBreed).map(([breed, row]) => ({ breed: breed as "orloff", row }));
  return table;
}

describe("The key of the guild's own signal makes", () => {
  test("[BEC-4] the signal that was dealt, whatever the player holds", () => {
    for (const hands of [HANDS, ["OOOP"]]) {
      const table = tableWith({ hands: hands.slice(0, 1), signals: ["wink", "nod"] });
      expect(ownRow(table.view(0))).toEqual(["wink"]);
      expect(ownRow(table.view(1))).toEqual(["nod"]);
    }
  });

  test("[BEC-21] the new one, once the guild has changed it", () => {
    const table = tableWith({ signals: ["wink", "nod"] });
    table.state.teams[0]!.signal = ["whistle"];
    expect(ownRow(table.view(0))).toEqual(["whistle"]);
  });

  test("[BEC-23] with a tris, the one for its breed; without one, the one for any", () => {
    const byBreed: Record<string, Signal[]> = { padovana: ["sing"], orloff: ["hum", "nod"] };
    expect(ownRow(withSignals(["wink"], byBreed).view(0))).toEqual(["hum", "nod"]);
    expect(ownRow(withSignals(["wink"], byBreed, "OOPP").view(0))).toEqual(["wink"]);
    expect(ownRow(withSignals(["wink"], { padovana: ["sing"] }).view(0))).toEqual(["wink"]);
  });

  test("[BEC-23] where there is one for each breed only, that of the breed they have most of", () => {
    const byBreed: Record<string, Signal[]> = { padovana: ["sing"], orloff: ["hum"] };
    expect(ownRow(withSignals(null, byBreed, "OPPG").view(0))).toEqual(["sing"]);
    expect(ownRow(withSignals(null, byBreed, "LLLG").view(0))).not.toEqual([]);
  });

  test("nothing for anybody who is in no guild or knows none of its signals", () => {
    const table = tableWith({ signals: ["wink", "nod"] });
    for (const watcher of ["spectator", "screen"] as const) {
      expect(agreedBy(table.view(watcher))).toEqual([]);
      expect(ownRow(table.view(watcher))).toEqual([]);
    }
    expect(table.view(0).teams[1]!.signal).toBe(HIDDEN);
    const free = tableWith({ options: { freeSignal: true, table: "oneTable" } });
    expect(ownRow(free.view(0))).toEqual([]);
  });
});

describe("[BEC-22] A row is made one signal after the other", () => {
  const row: Signal[] = ["nod", "wink", "nod"];
  const made = (signals: number, at = 0) => ({ row, signals, at });

  test("and then from the first again", () => {
    expect(nextInRow(row, NOTHING_MADE, 0)).toBe(0);
    expect([1, 2, 3].map((signals) => nextInRow(row, made(signals), 100))).toEqual([1, 2, 0]);
  });

  test("and begins anew after a while, or when it has changed", () => {
    expect(nextInRow(row, made(1), ROW_LASTS)).toBe(1);
    expect(nextInRow(row, made(1), ROW_LASTS + 1)).toBe(0);
    expect(nextInRow(["nod", "wink"], made(1), 100)).toBe(0);
  });
});
