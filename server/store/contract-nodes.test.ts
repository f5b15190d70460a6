import { beforeAll, describe, expect, test } from "vitest";
import { OUTAGE_AFTER_MS, type Store } from "./contract.ts";
import { entry, KINDS, newDatabase, newLog, type TestDatabase } from "./testing/databases.ts";
import { rowsIn } from "./testing/rows.ts";

describe.each(KINDS)("what is due in a %s store", (kind) => {
  let store: Store;
  let time = 1_700_000_000_000;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open(() => time);
  });

  test("is found, the longest due first, and no more than asked for", async () => {
    const [late, early, later, cleared] = [newLog(), newLog(), newLog(), newLog()];
    await Promise.all([
      store.append({ writes: [entry(late, 0, { alarm: time - 10 })] }),
      store.append({ writes: [entry(early, 0, { alarm: time - 20 })] }),
      store.append({ writes: [entry(later, 0, { alarm: time + 1 })] }),
      store.append({ writes: [entry(cleared, 0, { alarm: time - 30 })] }),
    ]);
    await store.append({ writes: [entry(cleared, 1, { alarm: null })] });
    expect(await store.dueAlarms(time, 10)).toEqual([
      { log: early, seq: 0 },
      { log: late, seq: 0 },
    ]);
    expect(await store.dueAlarms(time, 1)).toEqual([{ log: early, seq: 0 }]);
    await store.append({ writes: [entry(early, 1, { alarm: time + 5 })] });
    expect(await store.dueAlarms(time + 5, 10)).toEqual([
      { log: late, seq: 0 },
      { log: later, seq: 0 },
      { log: early, seq: 1 },
    ]);
    await store.append({ writes: [entry(late, 1), entry(later, 1), entry(early, 2)] });
    expect(await store.dueAlarms(time + 100, 10)).toEqual([]);
  });

  test("is the alarm of the last entry if an append has several", async () => {
    const log = newLog();
    await store.append({
      writes: [entry(log, 0, { alarm: time - 3 }), entry(log, 1, { alarm: time - 2 })],
    });
    expect(await store.dueAlarms(time, 10)).toEqual([{ log, seq: 1 }]);
    await store.append({ writes: [entry(log, 2)] });
  });

  test("stays as it is where an entry keeps it, and is moved on without an entry", async () => {
    const [log, cleared] = [newLog(), newLog()];
    await store.append({ writes: [entry(log, 0, { alarm: time - 5 }), entry(log, 1, { alarm: "kept" })] });
    await store.append({ writes: [entry(log, 2, { alarm: "kept" }), entry(cleared, 0)] });
    expect(await store.dueAlarms(time, 10)).toEqual([{ log, seq: 0 }]);
    const refused = await store.append({ writes: [entry(log, 2)], alarms: [{ log, at: time + 50 }] });
    expect(refused.done).toBe(false);
    expect(await store.dueAlarms(time, 10)).toEqual([{ log, seq: 0 }]);
    const alarms = [log, cleared].map((one) => ({ log: one, at: time + 50 }));
    expect(await store.append({ writes: [], alarms })).toEqual({ done: true });
    expect(await store.dueAlarms(time + 49, 10)).toEqual([]);
    expect(await store.dueAlarms(time + 50, 10)).toEqual([{ log, seq: 0 }]);
    await store.append({ writes: [entry(log, 3)] });
    expect(await store.dueAlarms(time + 50, 10)).toEqual([]);
  });

  test("is given to exactly one node", async () => {
    const log = newLog();
    await store.append({ writes: [entry(log, 0, { alarm: time })] });
    const nodes = ["a", "b", "c", "d"];
    const claims = await Promise.all(nodes.map((node) => store.claim(log, 0, node, time + 100)));
    expect(claims.filter((got) => got)).toHaveLength(1);
    const winner = nodes[claims.indexOf(true)]!;
    expect(await store.claim(log, 0, winner, time + 200)).toBe(true);
    expect(await store.dueAlarms(time, 10)).toEqual([]);
    await store.append({ writes: [entry(log, 1)] });
  });

  test("is given to another node when the claim has run out", async () => {
    const log = newLog();
    await store.append({ writes: [entry(log, 0, { alarm: time })] });
    expect(await store.claim(log, 0, "a", time + 100)).toBe(true);
    time += 99;
    expect(await store.claim(log, 0, "b", time + 100)).toBe(false);
    time += 1;
    expect(await store.dueAlarms(time, 10)).toEqual([{ log, seq: 0 }]);
    expect(await store.claim(log, 0, "b", time + 100)).toBe(true);
    expect(await store.claim(log, 0, "a", time + 100)).toBe(false);
    await store.append({ writes: [entry(log, 1)] });
  });

  test("is free again when the log goes on", async () => {
    const log = newLog();
    await store.append({ writes: [entry(log, 0, { alarm: time })] });
    expect(await store.claim(log, 0, "a", time + 1000)).toBe(true);
    await store.append({ writes: [entry(log, 1, { alarm: time })] });
    expect(await store.claim(log, 0, "a", time + 1000)).toBe(false);
    expect(await store.claim(log, 0, "b", time + 1000)).toBe(false);
    expect(await store.dueAlarms(time, 10)).toEqual([{ log, seq: 1 }]);
    expect(await store.claim(log, 1, "b", time + 1000)).toBe(true);
    expect(await store.claim(log, 2, "c", time + 1000)).toBe(false);
    expect(await store.dueAlarms(time, 10)).toEqual([]);
    await store.append({ writes: [entry(log, 2)] });
  });
});

describe.each(KINDS)("the heartbeat of a %s store", (kind) => {
  const startAt = async (start: number) => {
    const clock = { time: start };
    const database = await newDatabase(kind);
    return { clock, database, store: await database.open(() => clock.time) };
  };

  test("finds no outage at the very first beat, nor between beats in time", async () => {
    const { clock, store } = await startAt(50_000);
    expect(await store.beat("a", 0)).toEqual({ nodes: ["a"], outages: [], at: clock.time });
    clock.time += OUTAGE_AFTER_MS;
    expect(await store.beat("a", 0)).toEqual({ nodes: ["a"], outages: [], at: clock.time });
  });

  test("finds out that there was no node for a while", async () => {
    const { clock, store } = await startAt(50_000);
    await store.beat("a", 0);
    clock.time += OUTAGE_AFTER_MS + 1;
    const first = { from: 50_000, to: clock.time };
    expect((await store.beat("b", 0)).outages).toEqual([first]);
    clock.time += 10_000;
    const second = { from: first.to, to: clock.time };
    expect((await store.beat("b", 0)).outages).toEqual([first, second]);
    expect((await store.beat("b", first.to)).outages).toEqual([second]);
    expect((await store.beat("b", second.to)).outages).toEqual([]);
  });

  test("counts one outage when several nodes come back together", async () => {
    const { clock, store } = await startAt(50_000);
    await store.beat("a", 0);
    clock.time += 60_000;
    const beats = await Promise.all(["a", "b", "c", "d"].map((node) => store.beat(node, 0)));
    for (const { outages } of beats) expect(outages).toEqual([{ from: 50_000, to: 110_000 }]);
  });

  test("finds no outage while one of the nodes is there", async () => {
    const { clock, store } = await startAt(50_000);
    await store.beat("a", 0);
    for (let beats = 0; beats < 5; beats++) {
      clock.time += 2000;
      await store.beat("b", 0);
    }
    expect(await store.beat("a", 0)).toEqual({ nodes: ["a", "b"], outages: [], at: clock.time });
  });

  test("names the nodes that are alive, not the silent ones and not those that said farewell", async () => {
    const { clock, store } = await startAt(50_000);
    await store.beat("silent", 0);
    clock.time += 2000;
    await store.beat("polite", 0);
    await store.farewell("polite");
    clock.time += 2000;
    expect((await store.beat("here", 0)).nodes).toEqual(["here", "silent"]);
    clock.time += 2000;
    expect((await store.beat("here", 0)).nodes).toEqual(["here"]);
    expect((await store.beat("polite", 0)).nodes).toEqual(["here", "polite"]);
  });

  test("counts an outage from the farewell of the last node, even if the store was closed meanwhile", async () => {
    const { clock, database, store } = await startAt(50_000);
    await store.beat("a", 0);
    clock.time += 1000;
    await store.farewell("a");
    await store.close();
    const again = await database.open(() => clock.time);
    clock.time += 9000;
    expect(await again.beat("b", 0)).toEqual({
      nodes: ["b"],
      outages: [{ from: 51_000, to: 60_000 }],
      at: clock.time,
    });
  });

  test("goes on from the latest time that was noted, even if a clock was set back meanwhile", async () => {
    const { clock, store } = await startAt(50_000);
    await store.beat("a", 0);
    clock.time -= 10_000;
    expect(await store.beat("b", 0)).toEqual({ nodes: ["a", "b"], outages: [], at: 50_000 });
  });
});

describe.each(KINDS)("what networks use, in a %s store,", (kind) => {
  const HOUR = 3_600_000;
  let database: TestDatabase;
  let store: Store;
  let time = 1_700_000_000_000;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open(() => time);
  });

  test("is taken from a bucket that fills again", async () => {
    const take = () => store.takeToken("guesses 10.0.0.1", 3, 0.5);
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    time += 1999;
    expect(await take()).toBe(false);
    time += 1;
    expect(await take()).toBe(true);
    expect(await take()).toBe(false);
    time += 3_600_000;
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    expect(await store.takeToken("guesses 10.0.0.2", 3, 0.5)).toBe(true);
  });

  test("is never taken twice, however many ask at the same time", async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.takeToken("tables x", 7, 0.001)));
    expect(taken.filter((got) => got)).toHaveLength(7);
  });

  test("is deleted when it means nothing any more, and names no network meanwhile", async () => {
    const code = `welcome-${kind}`;
    for (const [suffix, until, left] of [
      ["open", time + 3 * HOUR, 1],
      ["used", time + 3 * HOUR, 0],
      ["old", time, 1],
    ] as const) {
      await store.invite({ code: `${code}-${suffix}`, since: 1, until, left });
    }
    await store.beat("late", 0);
    await store.exchangeUses("late", [{ network: "203.0.113.7", connections: 1, messages: 1 }]);
    await store.reportNode("late", "somebody from 203.0.113.7", time);
    await store.takeToken("guests 203.0.113.7", 5, 5 / 3600);
    const rows = () => rowsIn(database, ["buckets", "node_reports", "network_uses", "invitations"]);
    expect(JSON.stringify((await rows()).buckets)).not.toContain("203.0.113");
    await store.eraseRunOut();
    const fresh = await rows();
    expect(fresh.node_reports).toHaveLength(1);
    expect(fresh.network_uses).toHaveLength(1);
    expect(fresh.buckets?.length).toBeGreaterThan(0);
    expect(fresh.invitations).toMatchObject([{ code: `${code}-open` }]);
    await store.withdrawReport("late");
    expect((await rows()).node_reports).toEqual([]);
    await store.reportNode("late", "somebody", time);
    time += 2 * HOUR;
    await store.eraseRunOut();
    expect(await rows()).toMatchObject({ node_reports: [], network_uses: [], buckets: [] });
  });

  test("is told by each node, and heard of all living others together", async () => {
    const use = (network: string, connections: number, messages: number) => ({
      network,
      connections,
      messages,
    });
    for (const node of ["a", "b", "c", "gone", "silent"]) await store.beat(node, 0);
    await store.exchangeUses("gone", [use("10.0.0.1", 100, 100)]);
    await store.exchangeUses("silent", [use("10.0.0.1", 100, 100)]);
    await store.farewell("gone");
    time += 2 * OUTAGE_AFTER_MS + 1;
    for (const node of ["a", "b", "c"]) await store.beat(node, 0);
    expect(await store.exchangeUses("a", [use("10.0.0.1", 20, 50)])).toEqual([]);
    expect(await store.exchangeUses("b", [use("10.0.0.1", 5, 60), use("10.0.0.2", 30, 0)])).toEqual([
      use("10.0.0.1", 20, 50),
    ]);
    const heard = await store.exchangeUses("c", []);
    expect(heard.sort((a, b) => (a.network < b.network ? -1 : 1))).toEqual([
      use("10.0.0.1", 25, 110),
      use("10.0.0.2", 30, 0),
    ]);
    await store.exchangeUses("b", []);
    expect(await store.exchangeUses("c", [])).toEqual([use("10.0.0.1", 20, 50)]);
  });
});
