import { watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TableSettings, tableWith } from "../testing/table-with.ts";

const TRIS: TableSettings = {
  hands: ["GGLP", "OOO"],
  signals: ["hum", "wink"],
  eggs: ["ccccc"],
  options: { passSeconds: 0 },
};

/** Seat 1 has a tris and winks to seat 3, who has turned round; then seat 3 shouts wrongly, which ends the game. */
function ended() {
  const table = tableWith(TRIS).waits(700).looks(3, 1).waits(600).performs(1, "wink").waits(500);
  table.performs(2, "hum").waits(5000).performs(1, "wink").waits(4000);
  table.chicchirichi(3).settles();
  return table;
}

describe("When the game is over", () => {
  it("[BEC-39] everybody learns every guild's signals, and who noticed or missed them", () => {
    const table = ended();
    expect(table.state.phase).toBe("over");
    const sign = { round: 1, seat: 1, what: "wink", after: 1300, times: 2, seenBy: [3], missedBy: [0, 2] };
    for (const watcher of watchersOf(4)) {
      expect(table.view(watcher).secrets).toEqual(table.state.secrets);
      expect(table.last("revealed", watcher)?.secrets.map(({ guild }) => guild)).toEqual(["coin", "cactus"]);
      expect(table.last("revealed", watcher)?.secrets[1]?.signs).toEqual([sign]);
    }
    expect(table.state.secrets[0]!.signs, "a signal without a tris is none").toEqual([]);
  });

  it("[BEC-39] and nothing of this sooner", () => {
    const table = tableWith(TRIS).waits(700).performs(1, "wink").waits(3000);
    expect(table.state.secrets[1]!.signs).toHaveLength(1);
    for (const watcher of watchersOf(4)) expect(table.view(watcher).secrets).toBeNull();
    table.beccato(0, 3).settles();
    expect(table.state.phase).toBe("between");
    for (const watcher of watchersOf(4)) expect(table.view(watcher).secrets).toBeNull();
  });

  it("[BEC-39] a voice is missed by those who do not look, and where eyes do not matter nothing is", () => {
    const loud = tableWith({ ...TRIS, signals: ["wink", "hum"] })
      .performs(1, "hum")
      .waits(2000);
    expect(loud.last("heard", 3)).toEqual({ type: "heard", seat: 1, kind: "sound" });
    expect(loud.state.secrets[1]!.signs[0]).toMatchObject({ seenBy: [], missedBy: [0, 2, 3] });
    const open = tableWith({ ...TRIS, options: { lineOfSight: false } }).performs(1, "wink");
    expect(open.state.secrets[1]!.signs[0]).toMatchObject({ seenBy: [0, 2, 3], missedBy: [] });
  });

  it("[BEC-39] signals are known from the round on in which they were used", () => {
    const table = tableWith({ eggs: ["ck", "r"], options: { signalChange: true } });
    const [first] = table.state.teams[0]!.signal!;
    table.chicchirichi(1).settles();
    for (const what of ["nod", "wink"] as const) {
      table.moves(0, { type: "changeSignal", egg: what === "nod" ? 0 : 1, entry: null, row: [what] });
      table.moves(2, { type: "confirm" });
    }
    expect(table.state.secrets[0]!.signals).toEqual([
      { entry: null, row: [first], round: 1 },
      { entry: null, row: ["wink"], round: 2 },
    ]);
  });

  it("[BEC-39] with called chickens the signals for breeds count too", () => {
    const table = tableWith({ ...TRIS, options: { calledChickens: true } });
    table.state.teams[1]!.signalsByBreed = [{ breed: "orloff", row: ["nod"] }];
    table.everybodyIsReady();
    table.state.players[1]!.hand = ["orloff", "orloff", "orloff"];
    table.performs(1, "nod").performs(3, "nod");
    expect(table.state.secrets[1]!.signs).toMatchObject([{ seat: 1, what: "nod", after: 0, times: 1 }]);
  });

  it("[BEC-39] around one table the app knows only the signals that it dealt", () => {
    const table = tableWith({ options: { table: "oneTable" }, eggs: ["ccccc"] }).chicchirichi(1);
    table.settles();
    expect(
      table.last("revealed")?.secrets.map(({ signals, signs }) => [signals.length, signs.length]),
    ).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});
