import { beforeAll, describe, expect, test } from "vitest";
import { OUTAGE_AFTER_MS, type Store } from "./contract.ts";
import { DONE, entry, KINDS, newDatabase, newLog } from "./testing/databases.ts";

describe.each(KINDS)("a %s store", (kind) => {
  let store: Store;
  let time = 1_700_000_000_000;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open(() => time);
  });

  test("finds the alarms that are due, the longest due first, and no more than asked for", async () => {
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

  test("keeps the alarm of the last entry where an append has several", async () => {
    const log = newLog();
    await store.append({
      writes: [entry(log, 0, { alarm: time - 3 }), entry(log, 1, { alarm: time - 2 })],
    });
    expect(await store.dueAlarms(time, 10)).toEqual([{ log, seq: 1 }]);
    await store.append({ writes: [entry(log, 2)] });
  });

  test("gives what is due to exactly one node", async () => {
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

  test("gives it to another when the claim has run out", async () => {
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

  test("lets a claim go when the log goes on", async () => {
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

  test("knows people again, by their newest name", async () => {
    const ada = { id: "ada", secretHash: "abc", nickname: "Ada 🦊", avatar: "fox" };
    expect(await store.person("ada")).toBeUndefined();
    await store.savePerson(ada);
    expect(await store.person("ada")).toEqual(ada);
    await store.savePerson({ ...ada, nickname: "Ada L." });
    expect(await store.person("ada")).toEqual({ ...ada, nickname: "Ada L." });
  });

  test("gives a code to one log at a time", async () => {
    const answers = await Promise.all([store.reserveCode("FICO", "one"), store.reserveCode("FICO", "two")]);
    expect(answers.filter((got) => got)).toHaveLength(1);
    expect(await store.findCode("FICO")).toBe(answers[0] ? "one" : "two");
    await store.releaseCode("FICO");
    expect(await store.findCode("FICO")).toBeUndefined();
    expect(await store.reserveCode("FICO", "three")).toBe(true);
  });

  test("finds finished games, and what was seen of them", async () => {
    const log = newLog();
    const games = [
      { id: "first game", log, first: 0, last: 1, result: '{"places":[1,2]}' },
      { id: "second game", log, first: 2, last: 2, result: null },
    ];
    const writes = [
      entry(log, 0),
      entry(log, 1, { ended: [games[0]!] }),
      entry(log, 2, { ended: [games[1]!] }),
    ];
    expect(await store.append({ writes })).toEqual(DONE);
    expect(await store.endedGame("first game")).toEqual(games[0]);
    expect(await store.endedGame("second game")).toEqual(games[1]);
    expect(await store.endedGame("no game")).toBeUndefined();
    expect(await store.views("first game")).toBeUndefined();
    await store.saveViews("first game", '{"seen":1}');
    await store.saveViews("first game", '{"seen":"differently by later code"}');
    expect(await store.views("first game")).toBe('{"seen":1}');
    expect(await store.endedWithoutViews(100)).toEqual(["second game"]);
  });
});

describe.each(KINDS)("the heartbeat of a %s store", (kind) => {
  const startAt = async (start: number) => {
    const clock = { time: start };
    const place = await newDatabase(kind);
    return { clock, place, store: await place.open(() => clock.time) };
  };

  test("finds no outage at the very first beat, nor between beats in time", async () => {
    const { clock, store } = await startAt(50_000);
    expect(await store.beat("a", 0)).toEqual({ nodes: ["a"], outages: [] });
    clock.time += OUTAGE_AFTER_MS;
    expect(await store.beat("a", 0)).toEqual({ nodes: ["a"], outages: [] });
  });

  test("finds out that nobody was there for a while", async () => {
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

  test("is no outage while one of the nodes is there", async () => {
    const { clock, store } = await startAt(50_000);
    await store.beat("a", 0);
    for (let beats = 0; beats < 5; beats++) {
      clock.time += 2000;
      await store.beat("b", 0);
    }
    expect(await store.beat("a", 0)).toEqual({ nodes: ["a", "b"], outages: [] });
  });

  test("names the nodes that live: not the silent ones and not those that said farewell", async () => {
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

  test("counts an outage from the farewell of the last node, also after the store was closed", async () => {
    const { clock, place, store } = await startAt(50_000);
    await store.beat("a", 0);
    clock.time += 1000;
    await store.farewell("a");
    await store.close();
    const again = await place.open(() => clock.time);
    clock.time += 9000;
    expect(await again.beat("b", 0)).toEqual({ nodes: ["b"], outages: [{ from: 51_000, to: 60_000 }] });
  });
});
