import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Store } from "../../store/contract.ts";
import type { OperatorHouse } from "./house.ts";
import { LoadMeter } from "./load.ts";
import { OperatorLog } from "./operator-log.ts";
import { RecentLines } from "./recent-lines.ts";
import { OperatorWatch } from "./watch.ts";

const SECONDS = 1000;

describe("Looking at a house", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A house of two nodes that counts what is asked of its store. */
  function houseThatCounts() {
    const asked = new Map<string, number>();
    const answers: Readonly<Record<string, unknown>> = {
      read: [],
      openLogs: { all: 0, logs: [] },
      nodeReports: [],
      countOpenReports: 0,
      reports: [],
      bansAt: [],
      storage: { bytes: 1, rows: [] },
      unseenGuests: [],
      closedLogs: [],
    };
    const store = new Proxy({} as Store, {
      get: (_, name: string) =>
        name === "now"
          ? () => Date.now()
          : async () => {
              asked.set(name, (asked.get(name) ?? 0) + 1);
              return answers[name];
            },
    });
    const faults: string[] = [];
    const house: OperatorHouse = {
      store,
      nodeId: "here.abc",
      logger: (_, what) => faults.push(what),
      retention: { guestDays: 1, chatDays: 1, gameDays: 1, reportDays: 1 },
      isAlone: () => false,
      circles: { presenceChanged() {} },
      livingNodes: () => [],
      liveTables: () => [],
      liveTournaments: () => [],
      findTableById: async () => undefined,
      findTournamentById: async () => undefined,
      rereadTournament: async () => undefined,
      bans: { set: async () => {}, end: async () => false },
      letsGoAt: () => 0,
    };
    const meter = new LoadMeter();
    const own = {
      house,
      version: "1.0.0",
      startedAt: 0,
      meter,
      lines: new RecentLines(),
      connected: () => [],
      isDraining: () => false,
    };
    const watch = new OperatorWatch(own, new OperatorLog(store), () => undefined);
    return { watch, asked, faults, times: (name: string) => asked.get(name) ?? 0 };
  }

  it("asks nothing while nobody does, and however many look, once a second", async () => {
    const { watch, asked, faults, times } = houseThatCounts();
    await vi.advanceTimersByTimeAsync(60 * SECONDS);
    expect([...asked]).toEqual([]);
    const seen = [0, 0];
    const onlookers = seen.map((_, i) => ({ see: () => void seen[i]!++ }));
    for (const onlooker of onlookers) watch.look(onlooker);
    await vi.advanceTimersByTimeAsync(20 * SECONDS);
    expect(faults).toEqual([]);
    for (const count of seen) {
      expect(count).toBeGreaterThanOrEqual(20);
      expect(count).toBeLessThanOrEqual(21);
    }
    expect(times("nodeReports")).toBe(seen[0]);
    expect(times("openLogs")).toBeLessThanOrEqual(5);
    expect(times("storage")).toBe(1);
    for (const onlooker of onlookers) watch.leave(onlooker);
    const before = [...asked];
    await vi.advanceTimersByTimeAsync(60 * SECONDS);
    expect([...asked]).toEqual(before);
  });

  it("has other nodes report for a few seconds, and no longer", async () => {
    const { watch, times } = houseThatCounts();
    watch.reportForAWhile();
    await vi.advanceTimersByTimeAsync(2 * SECONDS);
    expect(times("reportNode")).toBe(3);
    watch.reportForAWhile();
    await vi.advanceTimersByTimeAsync(60 * SECONDS);
    expect(times("reportNode")).toBeLessThan(9);
    const before = times("reportNode");
    await vi.advanceTimersByTimeAsync(60 * SECONDS);
    expect(times("reportNode")).toBe(before);
    expect(times("withdrawReport"), "nothing of who was here stays").toBe(1);
  });
});
