import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { HOUSE_ACCOUNT, type Store } from "./contract.ts";
import { DONE, entry, KINDS, newDatabase, newLog } from "./testing/databases.ts";

describe.each(KINDS)("the chips of a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  const pay = (from: string, to: string, amount: number, log = newLog()) =>
    store.append({ writes: [entry(log, 0)], transfers: [{ from, to, amount, why: "test" }] });

  test("come from the house, which may owe them", async () => {
    const before = await store.balance(HOUSE_ACCOUNT);
    expect(await pay(HOUSE_ACCOUNT, "bea", 100)).toEqual(DONE);
    expect(await store.balance("bea")).toBe(100);
    expect(await store.balance(HOUSE_ACCOUNT)).toBe(before - 100);
    expect(await store.balance("nobody")).toBe(0);
  });

  test("never go below zero, and nothing is written if they would", async () => {
    const log = newLog();
    expect(await pay("carla", "dino", 1, log)).toEqual({ done: false, short: "carla" });
    expect(await store.open(log)).toBeUndefined();
    expect(await store.balance("dino")).toBe(0);
    expect(await pay(HOUSE_ACCOUNT, "carla", 1, log)).toEqual(DONE);
    expect(await pay("carla", "dino", 1)).toEqual(DONE);
  });

  test("do not move if the entry is refused", async () => {
    const log = newLog();
    await pay(HOUSE_ACCOUNT, "elio", 10, log);
    expect(await pay("elio", HOUSE_ACCOUNT, 3, log)).toEqual({ done: false, conflict: log });
    expect(await store.balance("elio")).toBe(10);
  });

  test("move with the entries of several logs, all or nothing", async () => {
    const [tournament, table] = [newLog(), newLog()];
    await pay(HOUSE_ACCOUNT, "fabio", 10);
    const transfers = [
      { from: "fabio", to: "gina", amount: 6, why: "stake" },
      { from: "fabio", to: "pot", amount: 5, why: "stake" },
    ];
    const writes = [entry(tournament, 0), entry(table, 0)];
    expect(await store.append({ writes, transfers })).toEqual({ done: false, short: "fabio" });
    expect([await store.open(tournament), await store.open(table)]).toEqual([undefined, undefined]);
    expect(await store.append({ writes, transfers: transfers.slice(1) })).toEqual(DONE);
    expect([await store.balance("fabio"), await store.balance("pot")]).toEqual([5, 5]);
  });

  test("are counted after all transfers of an append, in any order", async () => {
    const transfers = [
      { from: "through", to: "end", amount: 4, why: "out" },
      { from: HOUSE_ACCOUNT, to: "through", amount: 4, why: "in" },
    ];
    expect(await store.append({ writes: [entry(newLog(), 0)], transfers })).toEqual(DONE);
    expect([await store.balance("through"), await store.balance("end")]).toEqual([0, 4]);
  });

  test("are there for the next append of the same group, and not after a refused one", async () => {
    const taken = newLog();
    await store.append({ writes: [entry(taken, 0)] });
    const answers = await Promise.all([
      pay(HOUSE_ACCOUNT, "ivo", 5),
      pay("ivo", "lea", 5),
      pay(HOUSE_ACCOUNT, "ivo", 5, taken),
      pay("ivo", "lea", 5),
    ]);
    expect(answers).toEqual([DONE, DONE, { done: false, conflict: taken }, { done: false, short: "ivo" }]);
    expect([await store.balance("ivo"), await store.balance("lea")]).toEqual([0, 5]);
  });

  test("change hands in whole numbers from 1 up", async () => {
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 60]) {
      await expect(pay(HOUSE_ACCOUNT, "max", amount)).rejects.toThrow(TypeError);
    }
    expect(await store.balance("max")).toBe(0);
  });

  test("are never made or lost, however many pay each other at the same time", {
    timeout: 60_000,
  }, async () => {
    const accounts = [HOUSE_ACCOUNT, "p0", "p1", "p2", "p3", "table"];
    const database = await newDatabase(kind);
    // A folder is for one process; a PostgreSQL database is for any number of nodes.
    const nodes = [await database.open()];
    if (kind === "postgres") nodes.push(await database.open());
    const account = fc.constantFrom(...accounts);
    const transfer = fc.record({
      from: account,
      to: account,
      amount: fc.integer({ min: 1, max: 50 }),
      why: fc.constant("play"),
    });
    const append = fc.record({
      log: fc.constantFrom("x", "y", "z"),
      transfers: fc.array(transfer, { minLength: 1, maxLength: 3 }),
    });
    const appenders = fc.array(fc.array(append, { maxLength: 6 }), { minLength: 2, maxLength: 6 });
    const expected = new Map(accounts.map((name) => [name, 0]));
    await fc.assert(
      fc.asyncProperty(appenders, async (all) => {
        await Promise.all(
          all.map(async (appends, index) => {
            const node = nodes[index % nodes.length]!;
            for (const { log, transfers } of appends) {
              const seq = (await node.read(log, 0)).length;
              const answer = await node.append({ writes: [entry(log, seq)], transfers });
              if (!answer.done) continue;
              for (const { from, to, amount } of transfers) {
                expected.set(from, expected.get(from)! - amount);
                expected.set(to, expected.get(to)! + amount);
              }
            }
          }),
        );
        const balances = await Promise.all(accounts.map((name) => nodes[0]!.balance(name)));
        expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
        expect(balances.slice(1).every((balance) => balance >= 0)).toBe(true);
        expect(balances).toEqual(accounts.map((name) => expected.get(name)));
      }),
      { seed: 20_240_601, numRuns: 25 },
    );
  });
});
