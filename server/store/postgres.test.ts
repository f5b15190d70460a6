import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Hint, Store } from "./contract.ts";
import { openPostgres } from "./postgres.ts";
import { DONE, entry, newDatabase, type TestDatabase } from "./testing/databases.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await newDatabase("postgres");
});

/** The hints that a store gets, and a way to wait for one of them. */
function hintsOf(store: Store) {
  const heard: Hint[] = [];
  const waiting: { hint: Hint; resolve: () => void }[] = [];
  const has = ({ log, seq }: Hint) => heard.some((hint) => hint.log === log && hint.seq === seq);
  store.onHints((hints) => {
    heard.push(...hints);
    for (const { hint, resolve } of waiting) if (has(hint)) resolve();
  });
  return {
    heard,
    until: (hint: Hint) =>
      new Promise<void>((resolve) => {
        if (has(hint)) resolve();
        else waiting.push({ hint, resolve });
      }),
  };
}

async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database.address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Ends connections of stores and waits until they are gone; returns how many. */
function terminate(which: string): Promise<number> {
  return asAdministrator(async (client) => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'tavolata' and ${which}`,
    );
    return rowCount ?? 0;
  });
}

/** Tries until it works: there is no event for "the database is back". */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (fault) {
      if (tries === 500) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

describe("stores on one PostgreSQL", () => {
  test("may be opened at the same time on an empty database", async () => {
    const stores = await Promise.all([database.open(), database.open(), database.open()]);
    for (const [index, store] of stores.entries()) {
      expect(await store.append({ writes: [entry("log", index)] })).toEqual(DONE);
    }
  });

  test("race for the same entries, and each has exactly one winner", async () => {
    const nodes = [await database.open(), await database.open()];
    const logs = Array.from({ length: 10 }, (_, index) => `log-${index}`);
    const wins: string[] = [];
    await Promise.all(
      nodes.flatMap((node, who) =>
        logs.map(async (log) => {
          for (let seq = 0; seq < 30; seq++) {
            // Some take two logs at once and some move chips, in whatever order.
            const other = seq % 7 === 3 ? [entry(`${log}-${seq}-other`, 0, { steps: String(who) })] : [];
            const transfers =
              seq % 5 === 2 ? [{ from: "house", to: `purse-${seq % 3}`, amount: 1, why: "race" }] : [];
            const writes = [entry(log, seq, { steps: String(who), alarm: seq }), ...other];
            if ((await node.append({ writes, transfers })).done) wins.push(`${log} ${seq} ${who}`);
          }
        }),
      ),
    );
    const found = await nodes[0]!.readOn(logs.map((log) => ({ log, seq: -1 })));
    expect(found).toHaveLength(300);
    expect(found.map(({ log, seq, steps }) => `${log} ${seq} ${steps}`).sort()).toEqual(wins.sort());
    const purses = await Promise.all(["house", "purse-0", "purse-1", "purse-2"].map(nodes[1]!.balance));
    expect(purses.reduce((sum, balance) => sum + balance, 0)).toBe(0);
    expect(purses[0]).toBe(-60);
  });

  test("hear of each other's appends and not of their own", async () => {
    const [sender, receiver] = [await database.open(), await database.open()];
    const [own, heard] = [hintsOf(sender), hintsOf(receiver)];
    const logs = Array.from(
      { length: 500 },
      (_, index) => `a log with a name of some length, number ${index}`,
    );
    await Promise.all(logs.map((log) => sender.append({ writes: [entry(log, 0)] })));
    await Promise.all(logs.map((log) => heard.until({ log, seq: 0 })));
    await sender.append({ writes: [entry(logs[0]!, 0), entry("not there", 0)] });
    await receiver.append({ writes: [entry("from the other", 0)] });
    await own.until({ log: "from the other", seq: 0 });
    expect(own.heard).toEqual([{ log: "from the other", seq: 0 }]);
    expect(heard.heard).toHaveLength(500);
  });

  test("give a claim to one of the nodes", async () => {
    const nodes = [await database.open(), await database.open()];
    await nodes[0]!.append({ writes: Array.from({ length: 20 }, (_, index) => entry(`log-${index}`, 0)) });
    for (let index = 0; index < 20; index++) {
      const until = nodes[0]!.now() + 60_000;
      const claims = await Promise.all(
        nodes.map((node, who) => node.claim(`log-${index}`, 0, `node-${who}`, until)),
      );
      expect(claims.filter((got) => got)).toHaveLength(1);
    }
  });

  test("agree on one outage when they come back together", async () => {
    let time = 1000;
    const nodes = await Promise.all([1, 2, 3].map(() => database.open(() => time)));
    await nodes[0]!.beat("first", 0);
    time = 100_000;
    const beats = await Promise.all(nodes.map((node, who) => node.beat(`node-${who}`, 0)));
    for (const { outages } of beats) expect(outages).toEqual([{ from: 1000, to: 100_000 }]);
  });

  test("share a clock", async () => {
    const [a, b] = [await database.open(), await database.open()];
    expect(Math.abs(a.now() - b.now())).toBeLessThan(100);
  });
});

describe("a store whose connections are lost", () => {
  test("hears of others again when its listening connection was ended", async () => {
    const [sender, receiver] = [await database.open(), await database.open()];
    const heard = hintsOf(receiver);
    expect(await terminate("query like 'select (extract%'")).toBe(2);
    for (let seq = 0; heard.heard.length === 0; seq++) {
      // Hints may be lost until the connection is there again.
      await sender.append({ writes: [entry("log", seq)] });
      await Promise.race([
        heard.until({ log: "log", seq }),
        new Promise((resolve) => setTimeout(resolve, 20)),
      ]);
    }
    expect(heard.heard[0]?.log).toBe("log");
  });

  test("works again after all of them were ended", async () => {
    const store = await database.open();
    await store.append({ writes: [entry("log", 0)] });
    expect(await terminate("true")).toBeGreaterThanOrEqual(3);
    const found = await eventually(() => store.read("log", 0));
    expect(found).toHaveLength(1);
    await eventually(() => store.append({ writes: [entry("other", 0)] }));
    expect(await store.read("other", 0)).toHaveLength(1);
  });

  test("rejects what was under way and answers nothing that is not there", async () => {
    const store = await database.open();
    const acknowledged: number[] = [];
    let rejected = 0;
    const busy = (async () => {
      for (let log = 0; rejected < 3; log++) {
        await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            try {
              const { done } = await store.append({ writes: [entry(`log-${log}-${index}`, 0)] });
              if (done && index === 0) acknowledged.push(log);
            } catch {
              rejected++;
            }
          }),
        );
      }
    })();
    const killer = (async () => {
      while (rejected < 3) await terminate("query not like 'select (extract%'");
    })();
    await Promise.all([busy, killer]);
    const logs = acknowledged.map((log) => ({ log: `log-${log}-0`, seq: -1 }));
    expect(await eventually(() => store.readOn(logs))).toHaveLength(acknowledged.length);
  });

  test("rejects an append if the connection is cut in the middle of its commit", async () => {
    const proxy = await startProxy(database.address);
    const store = await openPostgres({ url: proxy.url });
    onTestFinished(() => store.close());
    await asAdministrator(async (client) => {
      await client.query("begin");
      await client.query("lock table entries in exclusive mode");
      const rejected = expect(store.append({ writes: [entry("log", 0)] })).rejects.toThrow();
      await eventually(async () => {
        const { rowCount } = await client.query("select 1 from pg_locks where not granted");
        expect(rowCount).toBeGreaterThan(0);
      });
      await proxy.stop();
      await rejected;
      await client.query("rollback");
    });
    await proxy.start();
    const again = () => store.append({ writes: [entry("log", 0)] });
    // Nobody can know what became of the first append without reading: either it is there or the second one is.
    await eventually(again);
    expect(await store.read("log", 0)).toHaveLength(1);
  });

  test("rejects while the database is away, and works when it is back", async () => {
    const proxy = await startProxy(database.address);
    const store = await openPostgres({ url: proxy.url });
    onTestFinished(() => store.close());
    await store.append({ writes: [entry("log", 0)] });
    await proxy.stop();
    await expect(store.append({ writes: [entry("log", 1)] })).rejects.toThrow();
    await expect(store.beat("node", 0)).rejects.toThrow();
    await proxy.start();
    await eventually(() => store.beat("node", 0));
    expect(await eventually(() => store.append({ writes: [entry("log", 1)] }))).toEqual(DONE);
  });
});

test("a database that is not there is an error at opening", async () => {
  await expect(openPostgres({ url: `${database.address}-not-there` })).rejects.toThrow("does not exist");
});

/** A connection to the database that can be cut. */
async function startProxy(address: string) {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  let port = 0;
  const start = () =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", () => {
        port = (server.address() as { port: number }).port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await start();
  onTestFinished(async () => {
    if (server.listening) await stop();
  });
  return { url: address.replace(`:${target.port}/`, `:${port}/`), start, stop };
}
