import { beforeAll, describe, expect, test } from "vitest";
import { OPERATOR_LOG, type Store } from "./contract.ts";
import { DONE, entry, KINDS, newDatabase, newLog, type TestDatabase } from "./testing/databases.ts";

const DAY = 24 * 3_600_000;

describe.each(KINDS)("what operators want to know of a %s store", (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
  });

  test("the tables and tournaments that go on, the soonest first, and how they began", async () => {
    const [first, second, closed] = [newLog(), newLog(), newLog()];
    const tournament = `tournament:${newLog()}`;
    const steps = (game: string) => JSON.stringify([{ type: "opened", game, options: "x".repeat(2000) }]);
    const writes = [
      entry(first, 0, { at: 10, alarm: 500, steps: steps("ramino") }),
      entry(second, 0, { at: 20, alarm: 300, steps: steps("scopa") }),
      entry(tournament, 0, { at: 30, alarm: 400 }),
      entry(closed, 0, { at: 40, alarm: 100 }),
      entry("circle:somebody's", 0, { at: 50, alarm: 100 }),
    ];
    expect(await store.append({ writes })).toEqual(DONE);
    await store.append({ writes: [entry(first, 1, { at: 60, alarm: 350 })] });
    await store.append({ writes: [entry(closed, 1, { at: 70, alarm: null })] });
    const { all, logs } = await store.openLogs(9);
    expect(all).toBe(3);
    expect(logs.map(({ log, openedAt, at }) => [log, openedAt, at])).toEqual([
      [second, 20, 20],
      [first, 10, 60],
      [tournament, 30, 30],
    ]);
    expect(logs[0]?.beginning).toMatch(/^\[\{"type":"opened","game":"scopa"/);
    expect(logs[0]?.beginning.length).toBeLessThan(1000);
    expect((await store.openLogs(1)).logs).toHaveLength(1);
  });

  test("what nodes that are alive say of themselves, the latest of each", async () => {
    await store.beat("one", 0);
    await store.beat("two", 0);
    await store.reportNode("one", "old", 1000);
    await store.reportNode("one", "new", 2000);
    await store.reportNode("two", "late", 1500);
    await store.reportNode("nobody", "gone", 2000);
    expect(await store.nodeReports(1000)).toEqual([
      { node: "one", report: "new" },
      { node: "two", report: "late" },
    ]);
    expect(await store.nodeReports(1800)).toEqual([{ node: "one", report: "new" }]);
    await store.farewell("one");
    expect((await store.nodeReports(1000)).map(({ node }) => node)).toEqual(["two"]);
  });

  test("how much there is", async () => {
    const { bytes, rows } = await store.storage();
    expect(bytes).toBeGreaterThan(10_000);
    expect(rows.map(({ table }) => table)).toContain("entries");
    for (const { rows: count } of rows) expect(count).toBeGreaterThanOrEqual(0);
  });

  test("what operators did is never too old", async () => {
    await store.append({ writes: [entry(OPERATOR_LOG, 0, { at: 5 })] });
    const old = newLog();
    await store.append({ writes: [entry(old, 0, { at: 5 })] });
    const gone = await store.closedLogs(1000 * DAY, 1000);
    expect(gone).toContain(old);
    expect(gone).not.toContain(OPERATOR_LOG);
  });

  test.runIf(kind === "postgres")("other nodes are told that somebody looks", async () => {
    const other = await database.open();
    const heard = new Promise<void>((resolve) => {
      other.onHints((hints) => {
        if (hints.some(({ log }) => log === "look")) resolve();
      });
    });
    await store.sendHint("look");
    await heard;
  });
});
