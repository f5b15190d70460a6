import { spawn } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { covers } from "@tavolata/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import { builtForTests } from "../../testing/built.ts";
import { BotPool, type PoolOptions } from "./bot-pool.ts";
import type { BotMoveResult, BotRequest } from "./requests.ts";
import { jobFor, remembered } from "./testing/jobs.ts";
import { PONDERING_MS } from "./testing/odd-bots.ts";

const pools: BotPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function oddPool(options: PoolOptions): BotPool {
  const pool = new BotPool({ gamesModule: builtForTests("odd-bots"), ...options });
  pools.push(pool);
  return pool;
}

function expectAnyMove({ offers }: BotRequest, { move, faulty }: BotMoveResult, reason: RegExp): void {
  expect(faulty).toMatch(reason);
  expect(offers.some((offer) => covers(offer, move))).toBe(true);
}

describe("The pool of bots", () => {
  it("replaces a bot that throws by a random move, without a word of its message", async () => {
    const pool = oddPool({ workers: 1 });
    const job = jobFor("throws", { upTo: 2 });
    const result = await pool.think(job);
    expectAnyMove(job, result, /^Error at .*odd-bots/);
    expect(result.faulty).not.toContain("2H");
    expect(await pool.think(job)).toEqual(result);
  });

  it("replaces a bot that makes a move that was not offered", async () => {
    const pool = oddPool({ workers: 1 });
    for (const bot of ["cheats", "forges"]) {
      const job = jobFor(bot);
      expectAnyMove(job, await pool.think(job), /not offered/);
    }
  });

  it("tries a bot that stumbled once more, as a fresh one that is told everything", async () => {
    const pool = oddPool({ workers: 1 });
    expect(await pool.think(jobFor("stumbles", { before: 2, upTo: 4 }))).toEqual({ move: remembered(4) });
  });

  it("ends a bot that thinks forever, and loses no request that waits behind it", async () => {
    for (const workers of [1, 2]) {
      const pool = oddPool({ workers, thinkingLimitMs: 700 });
      const endless = jobFor("loops");
      const keys = ["ada", "bea", "carl", "dora"];
      const [given, ...others] = await Promise.all([
        pool.think(endless),
        ...keys.map((key) => pool.think(jobFor("remembers", { key, before: 3, upTo: 5 }))),
      ]);
      expectAnyMove(endless, given!, /more than 700 ms/);
      expect(others).toEqual(keys.map(() => ({ move: remembered(5) })));
    }
  });

  it("survives a worker that ends or runs out of memory", async () => {
    const pool = oddPool({ workers: 1, thinkingLimitMs: 30_000 });
    const leaving = jobFor("leaves");
    expectAnyMove(leaving, await pool.think(leaving), /ended with code 7/);
    const hoarding = jobFor("hoards");
    expectAnyMove(hoarding, await pool.think(hoarding), /OUT_OF_MEMORY/);
    expect(await pool.think(jobFor("remembers", { upTo: 1 }))).toEqual({ move: remembered(1) });
  });

  it("plays on if the games cannot be loaded or the job is not plain data", async () => {
    const nowhere = oddPool({ workers: 1, gamesModule: "@tavolata/there-is-none" });
    const job = jobFor("remembers");
    expectAnyMove(job, await nowhere.think(job), /its worker died/);
    const strange = { ...job, view: () => "a function" };
    expectAnyMove(strange, await oddPool({ workers: 1 }).think(strange), /DataCloneError/);
  });

  it("leaves a bot with its worker, and tells a fresh worker everything again", async () => {
    const pool = oddPool({ workers: 2 });
    for (let upTo = 1; upTo <= 12; upTo++) {
      // Others come in between, so that it would show if a bot were handed from worker to worker.
      const [result] = await Promise.all(
        ["ada", "bea", "carl"].map((key) => {
          const job = jobFor("remembers", { key, before: upTo - 1, upTo });
          return pool.think({ ...job, events: () => expect.unreachable("its worker remembers it") });
        }),
      );
      expect(result).toEqual({ move: remembered(upTo) });
    }

    // One at each worker, since both are idle: no memory is left.
    await Promise.all(["one", "two"].map((key) => pool.think(jobFor("leaves", { key }))));
    const events = vi.fn(jobFor("remembers", { upTo: 20 }).events);
    const job = { ...jobFor("remembers", { key: "ada", before: 12, upTo: 13 }), events };
    // The table has gone on to 20 by now, but the decision is about 13.
    expect(await pool.think(job)).toEqual({ move: remembered(13) });
    expect(events).toHaveBeenCalledTimes(1);
  });

  it("lets networks take turns, whatever one of them asks for, and tables that nobody watches come last", async () => {
    const pool = oddPool({ workers: 1 });
    await pool.think({ ...jobFor("remembers"), owner: { network: "10.0.0.9", table: "first" } });
    const order: string[] = [];
    const ask = async (name: string, network: string | null, table: string) => {
      const owner = { network, table };
      await pool.think({ ...jobFor("remembers", { key: name, upTo: 1 }), owner });
      order.push(name);
    };
    const all = [ask("deserted", null, "d")];
    for (const i of [1, 2, 3, 4, 5, 6]) all.push(ask(`greedy ${i}`, "10.0.0.2", `t${i}`));
    all.push(ask("honest", "10.0.0.1", "h"));
    await Promise.all(all);
    // The first of all is already in the worker when the others come.
    expect(order.indexOf("honest")).toBeLessThanOrEqual(2);
    expect(order[0]).toBe("deserted");
    const again = [
      ask("greedy 7", "10.0.0.2", "t7"),
      ask("deserted 2", null, "d"),
      ask("honest 2", "10.0.0.1", "h"),
    ];
    await Promise.all(again);
    expect(order.at(-1)).toBe("deserted 2");
  });

  it("does not block the tables' thread while a bot thinks for a long time", async () => {
    const pool = oddPool({ workers: 1 });
    await pool.think(jobFor("remembers"));
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const began = performance.now();
    delay.enable();
    const result = await pool.think(jobFor("ponders"));
    delay.disable();
    expect(result.faulty).toBeUndefined();
    expect(performance.now() - began).toBeGreaterThanOrEqual(PONDERING_MS);
    expect(delay.max / 1e6).toBeLessThan(PONDERING_MS / 4);
  });

  it("keeps the process alive while somebody waits, and no longer", async () => {
    const script = fileURLToPath(new URL("./testing/ask-and-leave.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", script], { timeout: 30_000 });
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, move: JSON.parse(output) }).toEqual({ code: 0, move: remembered(3) });
  });

  it("rejects a request without offers, and every request once it is closed", async () => {
    const pool = oddPool({ workers: 1 });
    await expect(pool.think({ ...jobFor("remembers"), offers: [] })).rejects.toThrow(RangeError);
    const open = ["loops", "remembers"].map((bot) =>
      expect(pool.think(jobFor(bot))).rejects.toThrow("closed"),
    );
    await pool.close();
    await Promise.all(open);
    await expect(pool.think(jobFor("remembers"))).rejects.toThrow("closed");
  });
});
