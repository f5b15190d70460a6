import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Logger } from "../logger.ts";
import { Backups, type Copy } from "./backups.ts";
import { newFolder } from "./testing/databases.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const MONDAY = Date.parse("2026-11-16T08:00:00Z");

/** Only the last minute of each hour is lived through: a busy machine takes its time over every single one. */
async function hoursPass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    vi.setSystemTime(Date.now() + HOUR - MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
}

describe("Backups by schedule", () => {
  let folder: string;
  let lines: string[];
  const logger: Logger = (_, what) => lines.push(what);
  const copy: Copy = async (to) => writeFileSync(to, "all of it");
  const begin = (keep: number, how = copy) => {
    const backups = new Backups({ folder, everyMs: 24 * HOUR, keep }, how, logger);
    onTestFinished(() => backups.close());
    return backups;
  };

  beforeEach(() => {
    folder = newFolder();
    lines = [];
    vi.useFakeTimers({ now: MONDAY });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("are made at once if there is none, and then every so often", async () => {
    const backups = begin(3);
    await hoursPass(23);
    expect(readdirSync(folder)).toEqual(["tavolata-2026-11-16T08-00-00Z.db"]);
    expect(backups.last()).toBe(MONDAY);
    await hoursPass(2);
    expect(readdirSync(folder)).toEqual([
      "tavolata-2026-11-16T08-00-00Z.db",
      "tavolata-2026-11-17T08-00-00Z.db",
    ]);
    expect(lines).toEqual(["backup made", "backup made"]);
  });

  test("are kept up to a number, and nothing but a backup is ever taken away", async () => {
    for (const name of [
      "tavolata-by-hand.db",
      "tavolata-2026-11-15T08-00-00Z.db.unfinished",
      "tavolata.db",
    ]) {
      writeFileSync(path.join(folder, name), "");
    }
    begin(2);
    await hoursPass(5 * 24);
    expect(readdirSync(folder).sort()).toEqual([
      "tavolata-2026-11-15T08-00-00Z.db.unfinished",
      "tavolata-2026-11-20T08-00-00Z.db",
      "tavolata-2026-11-21T08-00-00Z.db",
      "tavolata-by-hand.db",
      "tavolata.db",
    ]);
  });

  test("go on after a restart where the last one left off", async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "tavolata-2026-11-16T02-00-00Z.db"), "");
    begin(7);
    await hoursPass(17);
    expect(readdirSync(folder)).toHaveLength(1);
    await hoursPass(2);
    expect(readdirSync(folder)).toContain("tavolata-2026-11-17T02-00-00Z.db");
  });

  test("that fail are told of and tried again, and take no older one away", async () => {
    writeFileSync(path.join(folder, "tavolata-2026-11-01T08-00-00Z.db"), "");
    let isFull = true;
    const backups = begin(1, async (to) => {
      if (isFull) throw new Error("the disk is full");
      await copy(to);
    });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(lines).toEqual(["backup failed"]);
    expect(readdirSync(folder)).toEqual(["tavolata-2026-11-01T08-00-00Z.db"]);
    isFull = false;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(lines).toEqual(["backup failed", "backup made"]);
    expect(backups.last()).toBe(MONDAY + 15 * MINUTE);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
