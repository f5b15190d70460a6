import { covers, fits } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN, type Move, SIGNALS } from "./index.ts";

const FREE = { options: { freeSignal: true } };
const CALLED = { options: { calledChickens: true } };
const WINK: Move = { type: "propose", entry: null, row: ["wink"] };
const ACCEPT: Move = { type: "accept", entry: null };

describe("A free signal", () => {
  it("[BEC-22] comes without cards: each guild agrees on one before the first round", () => {
    const table = tableWith(FREE);
    expect(table.state.phase).toBe("agreeing");
    expect(table.state.teams.map(({ signal }) => signal)).toEqual([null, null]);
    expect(table.refusal(0, { type: "pass", card: "orloff" })).toEqual({
      code: "still-agreeing",
      clause: "BEC-22",
    });
    expect(table.refusal(0, { type: "ready" })).toEqual({ code: "signal-missing", clause: "BEC-22" });
    expect(tableWith().refusal(0, WINK)).toMatchObject({ code: "nothing-to-agree" });
  });

  it("[BEC-22] is agreed when all members are in favour", () => {
    const table = tableWith({ seats: 6, options: { freeSignal: true, teamSize: "three" } });
    table.moves(0, WINK).moves(2, ACCEPT);
    expect(table.state.teams[0]!.signal).toBeNull();
    expect(table.refusal(2, ACCEPT)).toMatchObject({ code: "accepted-already" });
    expect(table.refusal(0, ACCEPT)).toMatchObject({ code: "accepted-already" });
    expect(table.refusal(1, ACCEPT)).toMatchObject({ code: "nothing-proposed" });
    table.moves(4, ACCEPT);
    expect(table.state.teams[0]!.signal).toEqual(["wink"]);
  });

  it("[BEC-22] a new proposal replaces the last", () => {
    const table = tableWith(FREE).moves(0, WINK);
    table.moves(2, { type: "propose", entry: null, row: ["nod"] });
    expect(table.refusal(2, ACCEPT)).toMatchObject({ code: "accepted-already" });
    table.moves(0, ACCEPT);
    expect(table.state.teams[0]!.signal).toEqual(["nod"]);
  });

  it("[BEC-22] to propose the same again is to accept it, and takes nobody's consent away", () => {
    const table = tableWith({ seats: 6, options: { freeSignal: true, teamSize: "three" } });
    table.moves(0, WINK).moves(2, ACCEPT).forget().moves(0, WINK);
    expect(table.heardBy(2)).toEqual([]);
    expect(table.state.teams[0]!.proposals).toEqual([{ entry: null, row: ["wink"], yes: [0, 2] }]);
    table.moves(4, WINK);
    expect(table.state.teams[0]!.signal).toEqual(["wink"]);
  });

  it("[BEC-22] who waits for the others' consent is not waited for", () => {
    const table = tableWith(FREE);
    expect(beccato.awaits(table.state)).toEqual([0, 1, 2, 3]);
    table.moves(0, WINK);
    expect(beccato.awaits(table.state)).toEqual([1, 2, 3]);
    table.moves(2, ACCEPT);
    expect(beccato.awaits(table.state)).toEqual([0, 1, 2, 3]);
    table.isReady(0);
    expect(beccato.awaits(table.state)).toEqual([1, 2, 3]);
  });

  it("[BEC-22] a row may repeat a signal", () => {
    const row: Move = { type: "propose", entry: null, row: ["wink", "wink"] };
    const table = tableWith(FREE);
    expect(table.openTo(0).some((offer) => covers(offer, row))).toBe(true);
    table.moves(0, row).moves(2, ACCEPT);
    expect(table.state.teams[0]!.signal).toEqual(["wink", "wink"]);
  });

  it("[BEC-22] is any signal, or a row of up to three", () => {
    const table = tableWith(FREE);
    for (const signal of SIGNALS) {
      expect(table.refusal(0, { type: "propose", entry: null, row: [signal] })).toBeUndefined();
    }
    table.moves(0, { type: "propose", entry: null, row: ["wink", "hum", "wink"] }).moves(2, ACCEPT);
    expect(table.state.teams[0]!.signal).toEqual(["wink", "hum", "wink"]);
    const proposed = (row: readonly string[]) => ({ type: "propose", entry: null, row });
    expect(fits(beccato.move, proposed(["wink", "hum", "wink"]))).toBe(true);
    expect(fits(beccato.move, proposed(["wink", "hum", "wink", "nod"]))).toBe(false);
  });

  it("[BEC-22] nobody outside the guild learns anything of it", () => {
    const table = tableWith(FREE).forget();
    const others = [1, 3, "spectator", "screen"] as const;
    const before = others.map((watcher) => table.view(watcher));
    table.moves(0, { type: "propose", entry: null, row: ["leftEar"] }).moves(2, ACCEPT);
    expect(others.map((watcher) => table.view(watcher))).toEqual(before);
    expect(others.flatMap((watcher) => table.heardBy(watcher))).toEqual([]);
    expect(table.view(1).teams[0]).toMatchObject({ signal: HIDDEN, proposals: HIDDEN });
    expect(table.heardBy(2).map(({ type }) => type)).toEqual(["proposed", "accepted", "signal"]);
  });

  it("[BEC-22] the first round is dealt when everybody is ready", () => {
    const table = tableWith(FREE).moves(0, WINK).moves(2, ACCEPT).moves(3, WINK).moves(1, ACCEPT);
    table.isReady(0, 1, 2);
    expect(table.refusal(0, { type: "ready" })).toMatchObject({ code: "ready-already" });
    expect(table.state.phase).toBe("agreeing");
    table.isReady(3);
    expect(table.state).toMatchObject({ phase: "round", round: 1 });
    expect(table.state.players.every(({ hand }) => hand.length >= 3)).toBe(true);
  });

  it("[BEC-36] a guild that has not agreed in time gets a random signal", () => {
    const table = tableWith({ options: { freeSignal: true, agreeSeconds: 60 } });
    table
      .moves(0, WINK)
      .moves(2, ACCEPT)
      .moves(1, { type: "propose", entry: null, row: ["nod"] });
    table.waits(59_999);
    expect(table.state.phase).toBe("agreeing");
    table.waits(1);
    expect(table.state.phase).toBe("round");
    expect(table.state.teams[0]!.signal).toEqual(["wink"]);
    expect(SIGNALS).toContain(table.state.teams[1]!.signal![0]);
    expect(table.state.teams[1]!.proposals).toEqual([]);
    const drawn = (seed: number) =>
      tableWith({ seed, options: { freeSignal: true, agreeSeconds: 60 } }).waits(60_000).state.teams[0]!
        .signal;
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawn(seed)![0])).size).toBeGreaterThan(3);
  });

  it("[BEC-22] around one table people go aside, and the app neither knows nor keeps their signals", () => {
    const table = tableWith({ options: { freeSignal: true, calledChickens: true, table: "oneTable" } });
    expect(table.state.phase).toBe("round");
    expect(table.view(0).teams.map(({ signal }) => signal)).toEqual([null, null]);
  });
});

describe("Called chickens", () => {
  const TRIS_AT_TWO = ["PLGG", "PPL", "OOO", "LGG"];

  it("[BEC-23] Coccodé names a breed, one of those in play", () => {
    const table = tableWith(CALLED).everybodyIsReady();
    expect(table.refusal(0, { type: "coccode" })).toEqual({ code: "name-a-breed", clause: "BEC-23" });
    expect(table.refusal(0, { type: "coccode", breed: "stultus" })).toMatchObject({ code: "no-such-coop" });
    expect(table.refusal(0, { type: "coccode", breed: "orloff" })).toBeUndefined();
    expect(tableWith().refusal(0, { type: "coccode", breed: "orloff" })).toEqual({
      code: "breeds-not-called",
      clause: "BEC-23",
    });
  });

  it("[BEC-23] it is right only if a mate has a tris of that breed", () => {
    const called = (breed: "orloff" | "padovana") => {
      const options = { calledChickens: true, table: "oneTable" } as const;
      const table = tableWith({ options, hands: TRIS_AT_TWO, coopEggs: "rkf", deck: "c" }).coccode(0, breed);
      return [table.settles(), table.eggs] as const;
    };
    const [right, eggs] = called("orloff");
    expect(right).toMatchObject({ right: true, tris: ["orloff"], clause: "BEC-10" });
    expect(eggs).toEqual(["r", ""]);
    const [wrong, others] = called("padovana");
    expect(wrong).toMatchObject({ right: false, clause: "BEC-23" });
    expect(others).toEqual(["", "c"]);
  });

  it("[BEC-23] with two tris among the mates, the one that was named counts", () => {
    const options = { calledChickens: true, table: "oneTable", teamSize: "three" } as const;
    const table = tableWith({ seats: 6, dealer: 1, options, hands: ["GGL", "", "OOO", "", "PPP"] });
    expect(table.coccode(0, "padovana").settles()).toMatchObject({ right: true, tris: ["padovana"] });
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-23] a guild may agree on a signal for each breed, and its room keeps them", () => {
    const table = tableWith(CALLED);
    expect(table.state.phase).toBe("agreeing");
    expect(table.refusal(0, WINK)).toEqual({ code: "signal-is-drawn", clause: "BEC-4" });
    table.moves(0, { type: "propose", entry: "orloff", row: ["wink"] });
    table.moves(2, { type: "propose", entry: "livorno", row: ["hum"] });
    table.moves(2, { type: "accept", entry: "orloff" }).moves(0, { type: "accept", entry: "livorno" });
    table.moves(0, { type: "propose", entry: "orloff", row: ["nod"] });
    table.moves(2, { type: "accept", entry: "orloff" });
    expect(table.view(2).teams[0]!.signalsByBreed).toEqual([
      { breed: "livorno", row: ["hum"] },
      { breed: "orloff", row: ["nod"] },
    ]);
    expect(table.view(1).teams[0]!.signalsByBreed).toBe(HIDDEN);
    expect(table.refusal(0, { type: "propose", entry: "stultus", row: ["nod"] })).toMatchObject({
      code: "no-such-coop",
    });
    table.everybodyIsReady();
    expect(table.state.teams[0]!.signalsByBreed).toHaveLength(2);
  });

  it("[BEC-23] one signal for a breed, or a row where signals are free; no breed needs one", () => {
    const row: Move = { type: "propose", entry: "orloff", row: ["wink", "hum"] };
    expect(tableWith(CALLED).refusal(0, row)).toEqual({ code: "one-signal-only", clause: "BEC-22" });
    expect(
      tableWith({ options: { calledChickens: true, freeSignal: true } }).refusal(0, row),
    ).toBeUndefined();
    expect(tableWith(FREE).refusal(0, row)).toMatchObject({ code: "breeds-not-called" });
    expect(tableWith(CALLED).everybodyIsReady().state.phase).toBe("round");
  });

  it("[BEC-23] with free signals no guild needs one for any tris, nor any at all", () => {
    const both = { options: { calledChickens: true, freeSignal: true, agreeSeconds: 60 } };
    const ready = tableWith(both).everybodyIsReady();
    expect(ready.state.phase).toBe("round");
    expect(ready.state.teams.map(({ signal }) => signal)).toEqual([null, null]);
    const late = tableWith(both)
      .moves(0, { type: "propose", entry: "orloff", row: ["nod"] })
      .moves(2, { type: "accept", entry: "orloff" })
      .waits(60_000);
    expect(late.state.teams[0]!.signal, "one for a breed is enough").toBeNull();
    expect(late.state.teams[1]!.signal, "who has none gets one").toHaveLength(1);
  });
});
