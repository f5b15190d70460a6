import { watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { HIDDEN } from "./index.ts";

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
    expect(table.last("signalChanged")).toEqual({ type: "signalChanged", team: 0, egg: 1 });
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
    table.moves(0, DRAW).everybodyIsReady();
    expect(table.state.teams[0]).toMatchObject({ change: null, signal: ["wink"] });
    expect(table.eggs[0]!.slice(0, 2)).toBe("ck");
  });

  it("[BEC-21] only the guild learns who asks for what; everybody sees the egg turned", () => {
    const table = betweenRounds().forget();
    const before = JSON.stringify([1, 3, "spectator"].map((watcher) => table.view(watcher as number)));
    table.moves(0, { type: "changeSignal", egg: 0, entry: null, row: ["rightEar"] });
    expect(JSON.stringify([1, 3, "spectator"].map((watcher) => table.view(watcher as number)))).toBe(before);
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
});
