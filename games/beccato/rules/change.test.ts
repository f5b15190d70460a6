import { watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, isLoud, SIGNALS } from "./index.ts";

const DRAW = { type: "drawSignal", egg: 0 } as const;
const CONFIRM = { type: "confirm" } as const;
const DECLINE = { type: "decline" } as const;

/** A table between two rounds, at which signals may be changed. */
function betweenRounds({ options, ...settings }: TableSettings = {}): TestTable {
  const table = tableWith({
    eggs: ["ck", "r"],
    signals: ["wink", "nod"],
    ...settings,
    options: { signalChange: true, ...options },
  });
  if (table.state.phase === "agreeing") {
    for (const team of table.state.teams) team.signal = ["wink"];
    table.everybodyIsReady();
  }
  table.chicchirichi(1).settles();
  if (table.state.phase === "choosing") table.rings();
  return table;
}

describe("A change of signal", () => {
  it("[BEC-21] is an option, and is made between rounds", () => {
    const never = betweenRounds({ options: { signalChange: false } });
    expect(never.refusal(0, DRAW)).toEqual({ code: "signals-stay", clause: "BEC-21" });
    const table = betweenRounds();
    expect(table.refusal(0, DRAW)).toBeUndefined();
    table.everybodyIsReady();
    expect(table.refusal(0, DRAW)).toEqual({ code: "only-between-rounds", clause: "BEC-21" });
  });

  it("[BEC-21] any member asks, and it is done when the others have confirmed", () => {
    const table = betweenRounds({ seats: 6, options: { teamSize: "three" } });
    table.moves(2, { type: "drawSignal", egg: 1 });
    expect(table.refusal(2, CONFIRM)).toMatchObject({ code: "confirmed-already" });
    expect(table.refusal(1, CONFIRM)).toMatchObject({ code: "nothing-asked" });
    table.moves(0, CONFIRM);
    expect(table.state.teams[0]!.signal).toEqual(["wink"]);
    expect(table.refusal(4, DRAW)).toMatchObject({ code: "asked-already" });
    table.moves(4, CONFIRM);
    expect(table.state.teams[0]!.signal).not.toEqual(["wink"]);
    expect(table.eggs[0]!.slice(0, 2)).toBe("cK");
  });

  it("[BEC-21] it costs the guild one of its face-up eggs", () => {
    const table = betweenRounds({ eggs: ["Ck", "r"] });
    for (const egg of [0, 5]) {
      expect(table.refusal(2, { type: "drawSignal", egg })).toEqual({
        code: "not-your-egg",
        clause: "BEC-21",
      });
    }
    table.moves(2, { type: "drawSignal", egg: 1 }).moves(0, CONFIRM);
    expect(table.last("signalChanged")).toEqual({ type: "signalChanged", team: 0, guild: "coin", egg: 1 });
    expect(table.view("spectator").teams[0]!.eggs[1]).toMatchObject({ down: true });
  });

  it("[BEC-21] a drawn signal is a different one that no other guild has", () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = betweenRounds({ seed }).moves(0, DRAW).moves(2, CONFIRM);
      expect(table.state.teams[0]!.signal).toHaveLength(1);
      expect(["wink", "nod"]).not.toContain(table.state.teams[0]!.signal![0]);
    }
  });

  it("[BEC-21] an agreed signal is one of the 33, or a row where signals are free and there are no cards to draw", () => {
    const agreed = { type: "changeSignal", egg: 0, entry: null, row: ["hum", "sing"] } as const;
    const cards = betweenRounds();
    expect(cards.refusal(0, { ...agreed, row: [...agreed.row] })).toMatchObject({ code: "one-signal-only" });
    cards.moves(0, { ...agreed, row: ["hum"] }).moves(2, CONFIRM);
    expect(cards.state.teams[0]!.signal).toEqual(["hum"]);
    const free = betweenRounds({ options: { freeSignal: true } });
    expect(free.refusal(0, DRAW)).toEqual({ code: "no-signal-cards", clause: "BEC-22" });
    free.moves(0, { ...agreed, row: [...agreed.row] }).moves(2, CONFIRM);
    expect(free.state.teams[0]!.signal).toEqual(["hum", "sing"]);
  });

  it("[BEC-21] with called chickens it may be the signal for one breed", () => {
    const change = { type: "changeSignal", egg: 0, entry: "livorno", row: ["hum"] } as const;
    expect(betweenRounds().refusal(0, { ...change, row: ["hum"] })).toMatchObject({
      code: "breeds-not-called",
    });
    const table = betweenRounds({ options: { calledChickens: true } });
    expect(table.refusal(0, { ...change, entry: "stultus", row: ["hum"] })).toMatchObject({
      code: "no-such-coop",
    });
    table.moves(0, { ...change, row: ["hum"] }).moves(2, CONFIRM);
    expect(table.state.teams[0]).toMatchObject({
      signal: ["wink"],
      signalsByBreed: [{ breed: "livorno", row: ["hum"] }],
    });
  });

  it("[BEC-21] a member who declines, or the next deal, ends it, and the egg stays as it is", () => {
    const table = betweenRounds().moves(0, DRAW).moves(2, DECLINE);
    expect(table.state.teams[0]).toMatchObject({ change: null, signal: ["wink"] });
    table.moves(0, DRAW).waits(30_000);
    expect(table.state.phase).toBe("round");
    expect(table.state.teams[0]).toMatchObject({ change: null, signal: ["wink"] });
    expect(table.eggs[0]!.slice(0, 2)).toBe("ck");
  });

  it("[BEC-21] only the guild learns who asks for what; everybody sees the egg turned", () => {
    const table = betweenRounds().forget();
    const seen = () =>
      [1, 3, "spectator"].map((watcher) => {
        const { teams, ...rest } = table.view(watcher as number);
        return { ...rest, teams: teams.map((team) => ({ ...team, confers: false, confersUntil: null })) };
      });
    const before = seen();
    const until = table.now + 30_000;
    table.moves(0, { type: "changeSignal", egg: 0, entry: null, row: ["rightEar"] });
    expect(seen()).toEqual(before);
    expect(table.heardBy(1)).toEqual([{ type: "confers", team: 0, guild: "coin", until }]);
    expect(table.view(2).teams[0]!.change).toMatchObject({ yes: [0] });
    table.moves(2, CONFIRM);
    for (const watcher of watchersOf(4)) {
      const isMember = watcher === 0 || watcher === 2;
      expect(JSON.stringify(table.heardBy(watcher)).includes("rightEar")).toBe(isMember);
      expect(table.view(watcher).teams[0]!.signal).toEqual(isMember ? ["rightEar"] : HIDDEN);
      expect(table.last("signalChanged", watcher)).toBeDefined();
    }
  });

  it("[BEC-21] the egg still counts towards six, and is worth nothing", () => {
    const table = tableWith({ eggs: ["", "KKKKK"], deck: "r" }).chicchirichi(0);
    table.settles();
    expect(table.state).toMatchObject({ phase: "over", result: { scores: [0, 1, 0, 1] } });
  });

  it("[BEC-21] around one table a guild that has agreed aloud just turns the egg", () => {
    const table = betweenRounds({ options: { table: "oneTable" } });
    expect(table.refusal(0, { type: "changeSignal", egg: 0, entry: null, row: ["hum"] })).toMatchObject({
      code: "real-gestures",
    });
    table.moves(0, { type: "turnEgg", egg: 0 }).moves(2, CONFIRM);
    expect(table.eggs[0]![0]).toBe("C");
    expect(table.view(0).teams[0]!.signal, "the app does not know it").toBeNull();
    expect(table.view(1).teams[0]!.signal).toBe(HIDDEN);
    expect(betweenRounds().refusal(0, { type: "turnEgg", egg: 0 })).toMatchObject({
      code: "nothing-proposed",
    });
  });

  it("[BEC-21] while a guild decides, the deal waits for it", () => {
    const table = betweenRounds({ options: { restSeconds: 15 } })
      .waits(10_000)
      .moves(0, DRAW);
    expect(table.view(3).teams[0]).toMatchObject({ confers: true, confersUntil: table.now + 30_000 });
    table.waits(6000).everybodyIsReady();
    expect(table.state.phase).toBe("between");
    expect(beccato.awaits(table.state)).toEqual([2]);
    table.moves(2, CONFIRM);
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
    expect(table.state.teams[0]).toMatchObject({ confers: false, confersUntil: null });
    expect(table.state.teams[0]!.signal).not.toEqual(["wink"]);
  });

  it("[BEC-21] a guild that has decided is waited for no longer", () => {
    const table = betweenRounds({ options: { restSeconds: 15 } })
      .moves(0, DRAW)
      .waits(16_000);
    expect(table.state.phase).toBe("between");
    table.forget().moves(2, DECLINE);
    expect(table.heardBy(1)[0]).toEqual({ type: "conferred", team: 0, guild: "coin" });
    expect(table.state.phase).toBe("round");
  });

  it("[BEC-21] but for 30 seconds from its first request and no longer", () => {
    const table = betweenRounds({ options: { restSeconds: 15 } })
      .moves(0, DRAW)
      .waits(14_000);
    table.moves(2, DECLINE).moves(2, DRAW);
    table.waits(15_999);
    expect(table.state.phase).toBe("between");
    table.waits(1);
    expect(table.state.phase).toBe("round");
    const long = betweenRounds({ options: { restSeconds: 60 } })
      .moves(0, DRAW)
      .moves(2, DECLINE)
      .waits(30_000);
    long.forget().moves(0, DRAW);
    expect(long.state.teams[0]!.confers).toBe(false);
    expect(long.heardBy(1)).toEqual([]);
    long.everybodyIsReady();
    expect(long.state.phase).toBe("round");
  });

  it("[BEC-21] without a limit between rounds the guild is waited for just as long", () => {
    const table = betweenRounds({ options: { restSeconds: 0 } })
      .moves(0, DRAW)
      .everybodyIsReady();
    expect(table.alarm).toBe(table.now + 30_000);
    table.rings();
    expect(table.state.phase).toBe("round");
  });

  it("[BEC-4] [BEC-21] a card that is drawn is of the kind that was dealt", () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = tableWith({ seed, eggs: ["ck", "r"], options: { signalChange: true } });
      const loud = isLoud(table.state.teams[1]!.signal![0]!);
      table.chicchirichi(1).settles();
      table.moves(0, DRAW).moves(2, CONFIRM);
      expect(isLoud(table.state.teams[0]!.signal![0]!)).toBe(loud);
    }
  });

  it("[BEC-21] what is open: any face-up egg for a card or an agreed signal, then yes or no", () => {
    const row = { kind: "row", from: SIGNALS, least: 1, most: 1 };
    const agreed = (egg: number, entry: "orloff" | null = null) => ({
      move: { type: "changeSignal", egg, entry },
      open: { row },
    });
    const draw = (egg: number) => ({ move: { type: "drawSignal", egg } });
    const table = betweenRounds({ eggs: ["cK", "r"] });
    expect(changesOpenTo(table, 0)).toEqual([draw(0), agreed(0), draw(2), agreed(2)]);
    table.moves(0, DRAW);
    expect(changesOpenTo(table, 0)).toEqual([{ move: DECLINE }]);
    expect(changesOpenTo(table, 2)).toEqual([{ move: CONFIRM }, { move: DECLINE }]);
    expect(changesOpenTo(table, 1)).toEqual([draw(0), agreed(0)]);
    table.everybodyIsReady();
    expect(changesOpenTo(betweenRounds({ options: { signalChange: false } }), 0)).toEqual([]);
    expect(changesOpenTo(tableWith({ eggs: ["ck"], options: { signalChange: true } }), 0)).toEqual([]);
  });

  it("[BEC-21] [BEC-22] [BEC-23] [BEC-34] what is open depends on the variant", () => {
    const row = { kind: "row", from: SIGNALS, least: 1, most: 3 };
    const free = betweenRounds({ eggs: ["", "r"], options: { freeSignal: true } });
    expect(changesOpenTo(free, 1)).toEqual([
      { move: { type: "changeSignal", egg: 0, entry: null }, open: { row } },
    ]);
    const called = betweenRounds({ eggs: ["", "r"], options: { calledChickens: true } });
    expect(
      changesOpenTo(called, 1).flatMap(({ move }) => (move.type === "changeSignal" ? [move.entry] : [])),
    ).toEqual([null, "orloff", "padovana", "livorno"]);
    const real = betweenRounds({ eggs: ["", "r"], options: { table: "oneTable" } });
    expect(changesOpenTo(real, 1)).toEqual([
      { move: { type: "drawSignal", egg: 0 } },
      { move: { type: "turnEgg", egg: 0 } },
    ]);
  });

  it("[BEC-21] nobody confirms or declines in a round", () => {
    const table = betweenRounds().moves(0, DRAW);
    table.state.phase = "round";
    const refusal = { code: "only-between-rounds", clause: "BEC-21" };
    expect(table.refusal(2, CONFIRM)).toEqual(refusal);
    expect(table.refusal(2, DECLINE)).toEqual(refusal);
  });

  it("[BEC-21] only the guild is told who asks and for what", () => {
    const table = betweenRounds().forget().moves(0, DRAW);
    for (const watcher of watchersOf(4)) {
      const isMember = watcher === 0 || watcher === 2;
      expect(table.last("asked", watcher)).toEqual(
        isMember ? { type: "asked", seat: 0, request: DRAW } : undefined,
      );
    }
    table.forget().moves(2, DECLINE);
    expect(table.heardBy(0)).toEqual([
      { type: "declined", seat: 2 },
      { type: "conferred", team: 0, guild: "coin" },
    ]);
    expect(table.heardBy(1)).toEqual([{ type: "conferred", team: 0, guild: "coin" }]);
    table.moves(0, DRAW).forget().moves(2, CONFIRM);
    expect(table.heardBy(0).map(({ type }) => type)).toEqual([
      "confirmed",
      "conferred",
      "signalChanged",
      "signal",
    ]);
    expect(table.heardBy(0)[0]).toEqual({ type: "confirmed", seat: 2 });
    expect(table.heardBy(1).map(({ type }) => type)).toEqual(["conferred", "signalChanged"]);
  });

  it("[BEC-21] a guild that has had its 30 seconds holds nobody up, and nobody hears of what it decides", () => {
    const table = betweenRounds({ options: { restSeconds: 0 } })
      .moves(0, DRAW)
      .moves(2, DECLINE);
    table.now += 30_000;
    table.forget().moves(0, DRAW).moves(2, DECLINE);
    expect(table.heardBy(1)).toEqual([]);
    expect(table.state.teams[0]).toMatchObject({ change: null, confers: false });
  });
});

/** What is open to a player about changing the signal. */
function changesOpenTo(table: TestTable, seat: number) {
  const about = ["changeSignal", "drawSignal", "turnEgg", "confirm", "decline"];
  return table.openTo(seat).filter(({ move }) => about.includes(move.type));
}
