import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "./contract.ts";
import { asRead, DONE, entries, entry, gameEnd, KINDS, newDatabase, newLog } from "./testing/databases.ts";

describe.each(KINDS)("the logs of a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  test("say what kind of store they are in", () => {
    expect(store.kind).toBe(kind);
  });

  test("keep entries in their order, with everything in them", async () => {
    const written = entries(newLog(), 12);
    for (const write of written) expect(await store.append({ writes: [write] })).toEqual(DONE);
    expect(await store.read(written[0]!.log, 0)).toEqual(written.map(asRead));
    expect(await store.read(written[0]!.log, 3, 5)).toEqual(written.slice(3, 6).map(asRead));
    expect(await store.read(written[0]!.log, 10, 99)).toEqual(written.slice(10).map(asRead));
    expect(await store.read(written[0]!.log, 12)).toEqual([]);
  });

  test("are not there before their first entry", async () => {
    expect(await store.open(newLog())).toBeUndefined();
    expect(await store.read(newLog(), 0)).toEqual([]);
  });

  test("refuse an entry that is there already and keep the first", async () => {
    const log = newLog();
    await store.append({ writes: [entry(log, 0, { steps: "[1]" })] });
    expect(await store.append({ writes: [entry(log, 0, { steps: "[2]", alarm: 5 })] })).toEqual({
      done: false,
      conflict: log,
    });
    expect((await store.read(log, 0))[0]?.steps).toBe("[1]");
  });

  test("refuse an entry that would leave a hole", async () => {
    const log = newLog();
    const conflict = { done: false, conflict: log };
    expect(await store.append({ writes: [entry(log, 1)] })).toEqual(conflict);
    await store.append({ writes: [entry(log, 0)] });
    expect(await store.append({ writes: [entry(log, 2)] })).toEqual(conflict);
    expect(await store.append({ writes: [entry(log, 1), entry(log, 3)] })).toEqual(conflict);
    expect(await store.append({ writes: [entry(log, 2), entry(log, 1)] })).toEqual(conflict);
    expect(await store.append({ writes: [entry(log, 1), entry(log, 1)] })).toEqual(conflict);
    expect(await store.read(log, 0)).toHaveLength(1);
  });

  test("let the first of two appends in one group win", async () => {
    const log = newLog();
    const answers = await Promise.all(
      ["a", "b", "c"].map((who) => store.append({ writes: [entry(log, 0, { steps: who })] })),
    );
    const conflict = { done: false, conflict: log };
    expect(answers).toEqual([DONE, conflict, conflict]);
    expect((await store.read(log, 0)).map(({ steps }) => steps)).toEqual(["a"]);
  });

  test("take appends that follow each other without waiting", async () => {
    const written = entries(newLog(), 20);
    const answers = await Promise.all(written.map((write) => store.append({ writes: [write] })));
    expect(answers).toEqual(written.map(() => DONE));
    expect(await store.read(written[0]!.log, 0)).toEqual(written.map(asRead));
  });

  test("fail no other append of a group because of one that is refused", async () => {
    const logs = Array.from({ length: 600 }, newLog);
    await store.append({ writes: [entry(logs[7]!, 0, { steps: "first" })] });
    const answers = await Promise.all(logs.map((log) => store.append({ writes: [entry(log, 0)] })));
    expect(answers.flatMap((answer, index) => (answer.done ? [] : [index]))).toEqual([7]);
    expect(await store.readOn(logs.map((log) => ({ log, seq: -1 })))).toHaveLength(600);
  });

  test("take entries for several logs, all of them or none", async () => {
    const [a, b, c] = [newLog(), newLog(), newLog()];
    expect(await store.append({ writes: [entry(a, 0), entry(b, 0), entry(a, 1)] })).toEqual(DONE);
    expect(await store.append({ writes: [entry(c, 0), entry(b, 0), entry(a, 2)] })).toEqual({
      done: false,
      conflict: b,
    });
    expect(await store.open(c)).toBeUndefined();
    expect(await store.read(a, 0)).toHaveLength(2);
    expect(await store.read(b, 0)).toHaveLength(1);
  });

  test("give what a refused append had taken to the next append of its group", async () => {
    const [taken, wanted] = [newLog(), newLog()];
    await store.append({ writes: [entry(taken, 0)] });
    const [both, alone] = await Promise.all([
      store.append({ writes: [entry(wanted, 0, { steps: "both" }), entry(taken, 0)] }),
      store.append({ writes: [entry(wanted, 0, { steps: "alone" })] }),
    ]);
    expect([both, alone]).toEqual([{ done: false, conflict: taken }, DONE]);
    expect((await store.read(wanted, 0)).map(({ steps }) => steps)).toEqual(["alone"]);
  });

  test("are read on from any entry, many at once", async () => {
    const [a, b, c] = [newLog(), newLog(), newLog()];
    await store.append({ writes: [...entries(a, 4), ...entries(b, 3), ...entries(c, 2)] });
    const found = await store.readOn([
      { log: b, seq: 2 },
      { log: a, seq: 1 },
      { log: c, seq: -1 },
      { log: "nobody knows", seq: 0 },
    ]);
    expect(found.map(({ log, seq }) => `${log}:${seq}`)).toEqual([`${a}:2`, `${a}:3`, `${c}:0`, `${c}:1`]);
    expect(await store.readOn([])).toEqual([]);
  });

  test("open with the newest snapshot and what came after it", async () => {
    const log = newLog();
    await store.append({ writes: [entry(log, 0), entry(log, 1, { snapshot: '"one"' }), entry(log, 2)] });
    expect(await store.open(log)).toEqual({
      snapshot: { seq: 1, state: '"one"' },
      entries: [asRead(entry(log, 2))],
    });
    await store.append({ writes: [entry(log, 3, { snapshot: '"three"' })] });
    expect(await store.open(log)).toEqual({ snapshot: { seq: 3, state: '"three"' }, entries: [] });
  });

  test("never replace a snapshot by an older one", async () => {
    const log = newLog();
    await store.append({ writes: entries(log, 6) });
    await store.saveSnapshot(log, { seq: 4, state: '"four"' });
    await store.saveSnapshot(log, { seq: 2, state: '"two"' });
    expect((await store.open(log))?.snapshot).toEqual({ seq: 4, state: '"four"' });
    await store.saveSnapshot(log, { seq: 5, state: '"five"' });
    expect((await store.open(log))?.snapshot).toEqual({ seq: 5, state: '"five"' });
  });

  test("that go on without a snapshot of their newest entry can be found", async () => {
    const [never, once, always, closed] = [newLog(), newLog(), newLog(), newLog()];
    await store.append({ writes: [entry(never, 0, { alarm: 5 })] });
    await store.append({
      writes: [entry(once, 0, { alarm: 5, snapshot: "{}" }), entry(once, 1, { alarm: 5 })],
    });
    await store.append({ writes: [entry(always, 0, { alarm: 5, snapshot: "{}" })] });
    await store.append({ writes: [entry(closed, 0)] });
    const kept = newLog();
    await store.append({
      writes: [entry(kept, 0, { alarm: 5, snapshot: "{}" }), entry(kept, 1, { alarm: "kept" })],
    });
    const found = await store.withoutSnapshot(1000);
    expect(found).toEqual(expect.arrayContaining([never, once, kept]));
    expect(found).not.toContain(always);
    expect(found).not.toContain(closed);
  });

  test("keep nothing of what came with a refused append", async () => {
    const log = newLog();
    await store.append({ writes: [entry(log, 0)] });
    const ended = [gameEnd(`game of ${log}`, log)];
    await store.append({ writes: [entry(log, 0, { alarm: 1, snapshot: "{}", ended })] });
    expect((await store.open(log))?.snapshot).toBeUndefined();
    expect(await store.endedGame(`game of ${log}`)).toBeUndefined();
    expect(await store.dueAlarms(10, 100)).not.toContainEqual({ log, seq: 0 });
  });

  test("take a big state as well as a small one", async () => {
    const logs = Array.from({ length: 12 }, newLog);
    const big = JSON.stringify("è una partita lunga ".repeat(50_000));
    await Promise.all(
      logs.map((log) => store.append({ writes: [entry(log, 0, { steps: big, snapshot: big })] })),
    );
    expect((await store.open(logs[11]!))?.snapshot?.state === big).toBe(true);
    expect((await store.read(logs[11]!, 0))[0]?.steps === big).toBe(true);
  });

  test("give odd text back as it came", async () => {
    const log = `${newLog()} "'\\%_ 🂡 ù \n`;
    const steps = JSON.stringify(["'; drop table entries; --", "\u0000", "🃏 \ud800", '\\"', "\u2028"]);
    const write = entry(log, 0, { steps, told: "" });
    expect(await store.append({ writes: [write] })).toEqual(DONE);
    expect(await store.read(log, 0)).toEqual([asRead(write)]);
  });

  test("refuse what no database can store, and fail no other append because of it", async () => {
    const logs = Array.from({ length: 8 }, newLog);
    const odd = [
      { steps: "a\u0000b" },
      { told: "half a card \ud83c" },
      { at: 1.5 },
      { seq: -1 },
      { alarm: Number.NaN },
      { snapshot: "\u0000" },
      { log: "x".repeat(10_000) },
    ];
    const answers = await Promise.allSettled([
      store.append({ writes: [entry(logs[7]!, 0)] }),
      ...odd.map((more, index) => store.append({ writes: [entry(logs[index]!, 0, more)] })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", ...odd.map(() => "rejected")]);
    await expect(store.saveViews("game", "\u0000")).rejects.toThrow("NUL");
  });

  test("are finished when the store is closed while appends are queued", async () => {
    const other = await newDatabase(kind);
    const closing = await other.open();
    const written = entries(newLog(), 1200);
    const answers = written.map((write) => closing.append({ writes: [write] }));
    await closing.close();
    expect(await Promise.all(answers)).toEqual(written.map(() => DONE));
    await expect(closing.append({ writes: [entry("late", 0)] })).rejects.toThrow("closed");
    const again = await other.open();
    expect(await again.read(written[0]!.log, 0)).toEqual(written.map(asRead));
  });

  test("are all there when the store is opened again", async () => {
    const other = await newDatabase(kind);
    const before = await other.open();
    await before.append({
      writes: [entry("table", 0, { alarm: 7, snapshot: "{}" })],
      transfers: [{ from: "house", to: "ada", amount: 5, why: "welcome" }],
    });
    await before.admit(
      { id: "ada", nickname: "Ada", avatar: "fox", since: 1 },
      { id: "phone", secretHash: "hash", label: "", since: 1, seen: 1 },
    );
    await before.reserveCode("BRIO", "table");
    await before.saveViews("game", "[]");
    await before.close();
    const after = await other.open();
    expect(await after.open("table")).toEqual({ snapshot: { seq: 0, state: "{}" }, entries: [] });
    expect(await after.dueAlarms(7, 10)).toEqual([{ log: "table", seq: 0 }]);
    expect(await after.balance("ada")).toBe(5);
    expect((await after.person("ada"))?.nickname).toBe("Ada");
    expect(await after.findCode("BRIO")).toBe("table");
    expect(await after.views("game")).toBe("[]");
  });

  test("have a clock of whole milliseconds that never goes back", () => {
    let last = store.now();
    expect(Math.abs(last - Date.now())).toBeLessThan(5000);
    for (let count = 0; count < 10_000; count++) {
      const now = store.now();
      expect(Number.isInteger(now) && now >= last).toBe(true);
      last = now;
    }
  });
});
