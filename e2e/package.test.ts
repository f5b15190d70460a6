import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../server/testing/client.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { beginGame, keepPlaying, ROOMY, tableOf } from "../server/testing/test-server.ts";
import { pack } from "../tools/pack.ts";

/** What a house may weigh without the engine of its store, which is compiled for each kind of machine. */
const MOST_BYTES = 4_000_000;
const MOST_BYTES_OF_AN_ENGINE = 4_500_000;

describe("The house in one file", () => {
  let folder: string;
  let file: string;
  let command: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tavolata-package-"));
    file = path.join(folder, "tavolata.tgz");
    await pack(file);
    const prefix = path.join(folder, "prefix");
    mkdirSync(prefix);
    // There is nothing at this registry: it must not be asked.
    const nowhere = ["--offline", "--registry=http://127.0.0.1:1", `--cache=${path.join(folder, "cache")}`];
    execFileSync("npm", ["install", "--global", "--prefix", prefix, "--no-audit", ...nowhere, file], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    command = path.join(prefix, "bin", "tavolata");
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is light", () => {
    const engines = path.join(installed(folder), "dist", "engines");
    const most = MOST_BYTES + readdirSync(engines).length * MOST_BYTES_OF_AN_ENGINE;
    expect(statSync(file).size).toBeLessThan(most);
  });

  it("brings nothing else with it, and no script that runs when it is installed", () => {
    expect(readdirSync(path.join(folder, "prefix", "lib", "node_modules"))).toEqual(["tavolata"]);
    expect(readdirSync(installed(folder)).sort()).toEqual([
      "LICENSE",
      "LICENSES-OF-OTHERS.txt",
      "deploy",
      "dist",
      "docs",
      "package.json",
    ]);
  });

  it("gives a command that explains itself", () => {
    expect(execFileSync(command, ["--help"], { encoding: "utf8" })).toContain("--port");
  });

  it("opens a house where a game with bots is played to its end, and which can be backed up", async () => {
    const data = path.join(folder, "data");
    const server = await ServerProcess.start(ROOMY, [command, "--port", "0", "--data", data], folder);
    const visitors = { client: () => Client.connect(server.port) };
    const { table, clients } = await tableOf(visitors, 1, { settings: { pace: "quick" } });
    const [host] = clients as [Client];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "random" });
    await beginGame(table, clients);
    await keepPlaying(host, table);
    expect(host.room?.ended).toHaveLength(1);

    const page = await (await fetch(server.url)).text();
    expect(page).toContain('<script type="module"');
    const backup = path.join(folder, "backup.db");
    execFileSync(command, ["backup", backup, "--data", data], { stdio: "ignore" });
    expect(statSync(backup).size).toBeGreaterThan(0);

    await host.close();
    expect(await server.stop()).toBe(0);
    expect(server.faults).toEqual([]);
  });
});

function installed(folder: string): string {
  return path.join(folder, "prefix", "lib", "node_modules", "tavolata");
}
