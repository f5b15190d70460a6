import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { backup } from "./backup.ts";
import { databaseFile } from "./folder.ts";
import { restore } from "./restore.ts";
import { FolderInUse, openSqlite } from "./sqlite.ts";
import { entries, entry, newDatabase, newFolder } from "./testing/databases.ts";

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Another process that appends in this folder, and the lines it prints. */
function startAppender(folder: string): { child: ChildProcess; lines: AsyncIterableIterator<string> } {
  const child = spawn(process.execPath, ["--import", "tsx", fileHere("testing/appender.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, lines: createInterface({ input: child.stdout! })[Symbol.asyncIterator]() };
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

test("of what is asked together, only what cannot be asked fails", async () => {
  const store = await openSqlite({ folder: newFolder() });
  const [noText, unknown] = await Promise.allSettled([
    store.findCode((() => {}) as unknown as string),
    store.findCode("nobody's code"),
  ]);
  expect(noText.status).toBe("rejected");
  expect(unknown).toEqual({ status: "fulfilled", value: undefined });
  await store.close();
});

describe("a data folder", () => {
  test("is made when it is not there", async () => {
    const folder = path.join(newFolder(), "some", "where");
    const store = await openSqlite({ folder });
    expect(existsSync(databaseFile(folder))).toBe(true);
    await store.close();
  });

  test("is refused to a second server in the same process, and free when the first has closed", async () => {
    const folder = newFolder();
    const first = await openSqlite({ folder });
    const refusal = await openSqlite({ folder }).catch((fault) => fault);
    expect(refusal).toBeInstanceOf(FolderInUse);
    expect(refusal.message).toContain(folder);
    expect(refusal.message).toContain(String(process.pid));
    await first.close();
    await (await openSqlite({ folder })).close();
  });

  test("is refused while another process has it, and free the moment that one is killed", async () => {
    const folder = newFolder();
    const { child, lines } = startAppender(folder);
    expect((await lines.next()).value).toBe("open");
    await expect(openSqlite({ folder })).rejects.toThrow(
      `the data folder ${folder} is in use by process ${child.pid}`,
    );
    expect(() => restore(folder, fileHere("sqlite.test.ts"))).toThrow(FolderInUse);
    await kill(child);
    await (await openSqlite({ folder })).close();
  });

  test("is an error if what is in it is no database, and does not stay locked", async () => {
    const folder = newFolder();
    writeFileSync(databaseFile(folder), "this is not a database ".repeat(100));
    await expect(openSqlite({ folder })).rejects.toThrow(/not a database/);
    await expect(openSqlite({ folder })).rejects.toThrow(/not a database/);
  });

  test("loses nothing that was answered when its process is killed, time and again", async () => {
    const folder = newFolder();
    const answered = new Map<string, number>();
    for (const lastLine of [1, 200, 1500]) {
      const { child, lines } = startAppender(folder);
      let count = 0;
      for await (const line of lines) {
        const [log, seq] = line.split(" ");
        if (seq !== undefined) answered.set(log!, Number(seq));
        // What was printed before the kill arrived still comes: it was answered, so it counts.
        if (++count === lastLine) child.kill("SIGKILL");
      }
    }
    const store = await openSqlite({ folder });
    for (const [log, last] of answered) {
      const found = await store.read(log, 0);
      expect(found.map(({ seq }) => seq)).toEqual(found.map((_, index) => index));
      expect(found.length).toBeGreaterThan(last);
    }
    expect(answered.size).toBeGreaterThan(0);
    await store.close();
  });
});

describe("a backup", () => {
  test("is taken while a server writes, and is the state at one point in time", async () => {
    const folder = newFolder();
    const { child, lines } = startAppender(folder);
    for (let line = 0; line < 300; line++) await lines.next();
    const file = path.join(newFolder(), "deep", "backup.db");
    backup(folder, file);
    expect(readdirSync(path.dirname(file))).toEqual(["backup.db"]);
    await kill(child);
    const other = newFolder();
    restore(other, file);
    const store = await openSqlite({ folder: other });
    let total = 0;
    for (let index = 0; index < 8; index++) {
      const found = await store.read(`log-${index}`, 0);
      expect(found.map(({ seq }) => seq)).toEqual(found.map((_, at) => at));
      total += found.length;
    }
    expect(total).toBeGreaterThanOrEqual(299);
    await store.close();
  });

  test("never overwrites a file, and needs a database", async () => {
    const database = await newDatabase("sqlite");
    await (await database.open()).close();
    const file = path.join(newFolder(), "precious");
    writeFileSync(file, "precious");
    expect(() => backup(database.address, file)).toThrow("will not be overwritten");
    expect(() => backup(newFolder(), `${file}-2`)).toThrow("no database");
  });

  test("replaces what came after it, even what a killed server left in its journal", async () => {
    const folder = newFolder();
    const file = path.join(newFolder(), "backup.db");
    const store = await openSqlite({ folder });
    await store.append({ writes: entries("before", 3) });
    backup(folder, file);
    await store.append({ writes: [entry("later", 0)] });
    await store.close();
    const { child, lines } = startAppender(folder);
    for (let line = 0; line < 50; line++) await lines.next();
    await kill(child);
    expect(existsSync(`${databaseFile(folder)}-wal`)).toBe(true);
    restore(folder, file);
    const again = await openSqlite({ folder });
    expect(await again.read("before", 0)).toHaveLength(3);
    expect([await again.open("later"), await again.open("log-0")]).toEqual([undefined, undefined]);
    await again.close();
  });

  test("that is broken is not restored, and the database stays as it was", async () => {
    const folder = newFolder();
    const store = await openSqlite({ folder });
    await store.append({ writes: [entry("here", 0)] });
    await store.close();
    const broken = path.join(newFolder(), "broken");
    writeFileSync(broken, "this is not a database ".repeat(1000));
    expect(() => restore(folder, broken)).toThrow("not a sound database");
    expect(() => restore(folder, `${broken}-not-there`)).toThrow("there is no backup");
    const again = await openSqlite({ folder });
    expect(await again.read("here", 0)).toHaveLength(1);
    await again.close();
  });

  test("is a command with an exit code", async () => {
    const database = await newDatabase("sqlite");
    const store = await database.open();
    await store.append({ writes: [entry("here", 0)] });
    const file = path.join(newFolder(), "backup.db");
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ["--import", "tsx", fileHere("backup-main.ts"), ...args], {
        env: { ...process.env, DATA_DIR: database.address },
        encoding: "utf8",
      });
    expect(run("backup", file).status).toBe(0);
    const refused = run("restore", file);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("in use by process")]);
    await store.close();
    expect(run("restore", file).status).toBe(0);
    expect(run().status).toBe(2);
  });
});
