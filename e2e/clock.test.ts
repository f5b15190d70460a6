import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomBot } from "@tavolata/bots";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../server/testing/client.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { beginGame, ROOMY, tableOf } from "../server/testing/test-server.ts";
import { findFaketime, SettableClock } from "./faketime.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Much less than any of the steps: who stands still for the length of a step is found out. */
const SOON_MS = 9000;
const DECISION_SECONDS = 5;

describe.skipIf(findFaketime() === undefined)("A server whose machine's clock is set", () => {
  let clock: SettableClock;
  let folder: string;
  let server: ServerProcess;
  let table: string;
  let starts = 0;
  /** They never decide anything: their time runs out, again and again. Between them sit two bots. */
  let idle: Client;
  const start = () =>
    ServerProcess.start({ ...ROOMY, ...clock.env, DATA_DIR: folder, STEADY_CHANCE: `clock ${starts++}` });

  beforeAll(async () => {
    clock = await SettableClock.make();
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-clock-data-"));
    server = await start();
    await openTable();
  });

  afterAll(async () => {
    await server.kill();
    await clock.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function openTable() {
    const visitors = { client: () => Client.connect(server.port) };
    const opened = await tableOf(visitors, 1, {
      options: { lives: 5, decisionSeconds: DECISION_SECONDS },
      settings: { pace: "quick" },
    });
    table = opened.table;
    idle = opened.clients[0]!;
    for (const chair of [1, 2]) {
      await idle.mustDo(table, { type: "seat-bot", chair, bot: randomBot.name });
    }
    await beginGame(table, [idle]);
  }

  /** By how many seconds somebody set the clock, as the server's log has it. */
  const steps = () =>
    server.lines
      .filter(({ what }) => what === "the clock was set")
      .map(({ by }) => Math.round(Number(by) / 1000));

  /** The clock acts for the person, and both bots move, without anybody doing anything. */
  async function goesOn() {
    const isOver = () => idle.room?.playing?.over !== false;
    if (isOver()) await openTable();
    const { decision } = idle.update!;
    const heard = idle.updates.length;
    await idle.until(
      () => isOver() || (idle.updates.length >= heard + 4 && idle.update!.decision > decision),
      SOON_MS + DECISION_SECONDS * 1000,
    );
  }

  it.each([
    ["back by ten seconds", -10],
    ["forward by a minute", 60],
    ["forward by a day", DAY],
    ["back by two days", -DAY],
  ])("plays on when it is set %s", async (_, seconds) => {
    const told = steps().length;
    await clock.set(seconds);
    // It is noticed with the next heartbeat.
    await expect.poll(() => steps().length, { timeout: 10_000 }).toBe(told + 1);
    await goesOn();
    expect(server.faults).toEqual([]);
  });

  it("has said every time that somebody set the clock", async () => {
    expect(steps()).toEqual([-10, 70, DAY - 60, -2 * DAY]);
    const metrics = await (await fetch(`${server.url}metrics`)).text();
    expect(metrics).toMatch(/tavolata_faults_total\{code="clock-set",node="[^"]+"\} 4/);
    const ahead = Number(/tavolata_clock_ahead_seconds\{[^}]*\} (\S+)/.exec(metrics)?.[1]);
    expect(Math.round(ahead / HOUR)).toBe(48);
  });

  it("plays on after a kill -9, though its log lies two days ahead of the clock", async () => {
    await server.kill();
    server = await start();
    idle = await Client.connect(server.port, idle.guest);
    await idle.must({ type: "watch", table });
    await goesOn();
    expect(server.faults).toEqual([]);
  });
});
