import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "uqr";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ServerProcess } from "../server/testing/server-process.ts";
import { PseudoTerminal } from "./pseudo-terminal.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TAVOLATA = path.join(ROOT, "dist", "tavolata.mjs");
const CTRL_C = "\x03";
const ESCAPE = "\x1b";
/** A line of the code, in black on white. */
const DRAWN = new RegExp(`${ESCAPE}\\[38;5;16;48;5;231m([ ▀▄█]+)${ESCAPE}\\[0m`, "g");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tavolata-start-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function inTerminal(args: readonly string[], env: Readonly<Record<string, string>> = {}): PseudoTerminal {
  const terminal = PseudoTerminal.run(
    [process.execPath, TAVOLATA, ...args],
    { BOT_WORKERS: "1", DATABASE_URL: "", ...env },
    folder,
  );
  onTestFinished(() => terminal.kill());
  return terminal;
}

/** Without a terminal. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, BOT_WORKERS: "1", DATABASE_URL: "", ...env },
    encoding: "utf8",
  });
}

/** The dark and light squares of a code that was drawn with half blocks. */
function squaresIn(text: string): boolean[][] {
  const lines = [...text.matchAll(DRAWN)].map(([, blocks = ""]) => [...blocks]);
  return lines.flatMap((blocks) => [
    blocks.map((block) => block === "▀" || block === "█"),
    blocks.map((block) => block === "▄" || block === "█"),
  ]);
}

describe("Somebody who opens the house at a terminal", () => {
  it("reads where it is, where everything is kept and how to close it, and closes it", async () => {
    const terminal = inTerminal(["--port", "0", "--data", "kept here"], {
      PUBLIC_URL: "https://tavolata.example/",
    });
    await terminal.until(/Ctrl\+C closes it/);
    expect(terminal.text).toContain("The house is open: https://tavolata.example/\n");
    expect(terminal.text).toContain(`Everything is kept in ${path.join(folder, "kept here")}.\n`);
    expect(terminal.text).not.toContain("{");
    terminal.press(CTRL_C);
    await terminal.until(/house is closing/);
    expect(await terminal.ended()).toBe(0);
  });

  it("is shown the operator's secret once, and gets another one by a command, also while the house is open", async () => {
    const open = async () => {
      const terminal = inTerminal(["--port", "0", "--data", "a house"], { HOST: "127.0.0.1" });
      await terminal.until(/Ctrl\+C closes it/);
      return terminal;
    };
    const SECRET = /with the secret (([0-9A-Z]{4}-){5}[0-9A-Z]{4}), which is shown only now/;
    const first = await open();
    expect(first.text).toMatch(/To run it: http:\/\/localhost:\d+\/operator\n/);
    const [, secret = ""] = SECRET.exec(first.text) ?? [];
    const { status, stdout } = run([TAVOLATA, "operator", "secret"], { DATA_DIR: "a house" });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}\n$/)]);
    expect(stdout.trim()).not.toBe(secret);
    first.press(CTRL_C);
    expect(await first.ended()).toBe(0);
    expect((await open()).text).not.toMatch(SECRET);
  });

  it("can scan the address with a phone", async () => {
    const address = "https://tavolata.example/";
    const terminal = inTerminal(["--port", "0"], { PUBLIC_URL: address });
    await terminal.until(/Ctrl\+C closes it/);
    const { data, size } = encode(address, { ecc: "M", border: 2 });
    expect(squaresIn(terminal.text).slice(0, size)).toEqual(data);
  });

  it("gets no code to scan where no phone could come", async () => {
    const terminal = inTerminal(["--port", "0"], { HOST: "127.0.0.1" });
    await terminal.until(/Ctrl\+C closes it/);
    expect(terminal.text).toMatch(/The house is open: http:\/\/localhost:\d+\/\n/);
    expect(squaresIn(terminal.text)).toEqual([]);
  });

  it("gets lines of JSON if they want them", async () => {
    const terminal = inTerminal(["--port", "0"], { LOG: "json" });
    await terminal.until(/"what":"house is open".*\n/);
    for (const line of terminal.text.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("what");
  });

  it("reads in one sentence that the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const terminal = inTerminal(["--port", String(port)], { HOST: "127.0.0.1" });
    expect(await terminal.ended()).toBe(1);
    const sentence = `The house cannot open: port ${port} is taken by another program: stop that, or choose another with --port or PORT, such as ${port + 1}.`;
    expect(terminal.text.trim().split("\n").at(-1)).toBe(sentence);
  });
});

describe("A house that cannot open says why in one sentence, what to do about it, and nothing else:", () => {
  /** The last line of the log, which is all that a program that collects logs gets. */
  const cannotOpen = (env: Readonly<Record<string, string>>): string => {
    const { status, stdout, stderr } = run([TAVOLATA, "--port", "0"], env);
    expect([status, stderr]).toEqual([1, ""]);
    const line = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Record<string, string>;
    expect(Object.keys(line)).toEqual(["time", "level", "what", "message"]);
    expect(line.what).toBe("house cannot open");
    return line.message ?? "";
  };

  it("another one has the folder", async () => {
    const data = path.join(folder, "shared");
    const first = await ServerProcess.start({ DATA_DIR: data });
    expect(cannotOpen({ DATA_DIR: data })).toMatch(
      /^the data folder .*shared is in use by process \d+: stop that first, or choose another folder/,
    );
    await first.stop();
  });

  it("the folder is a file", () => {
    const file = path.join(folder, "a-file");
    writeFileSync(file, "");
    expect(cannotOpen({ DATA_DIR: file })).toMatch(/a-file is no folder: take it away, or choose another/);
  });

  it.runIf(process.platform === "linux")("nobody may write there", () => {
    expect(cannotOpen({ DATA_DIR: "/sys/tavolata" })).toMatch(
      /^the data folder \/sys\/tavolata cannot be written to: let the user of this process write there, or/,
    );
  });

  it("the database is no database", () => {
    const data = path.join(folder, "damaged");
    mkdirSync(data);
    writeFileSync(
      path.join(data, "tavolata.db"),
      "this is not a database, however long one looks at it\n".repeat(99),
    );
    expect(cannotOpen({ DATA_DIR: data })).toMatch(/is damaged .*put a backup in its place/);
  });

  it("PostgreSQL does not answer; its password is not repeated", () => {
    const message = cannotOpen({ DATABASE_URL: "postgres://house:sesame@127.0.0.1:1/tavolata" });
    expect(message).toMatch(/^PostgreSQL does not answer at 127\.0\.0\.1:1 \(ECONNREFUSED\): start it/);
    expect(message).not.toContain("sesame");
  });

  it("the address is none of this machine's", () => {
    expect(cannotOpen({ HOST: "192.0.2.99" })).toMatch(/^192\.0\.2\.99 is no address of this machine/);
  });

  it("a setting makes no sense", () => {
    expect(cannotOpen({ LOG: "loud" })).toBe('LOG must be "json" or empty');
  });

  it("Node is too old", () => {
    const old = path.join(folder, "old.mjs");
    writeFileSync(
      old,
      `Object.defineProperty(process.versions, "node", { value: "20.18.3" });\nawait import(${JSON.stringify(TAVOLATA)});\n`,
    );
    const { status, stdout, stderr } = run([old]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^Tavolata needs Node 20\.19 or newer, and this is Node 20\.18\.3: install a newer one.*\n$/,
    );
  });

  it("nothing is built", () => {
    const { status, stdout, stderr } = run([path.join(ROOT, "server", "tavolata.mjs")]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      "The house is not built yet: run npm ci && npm start in the folder of its sources.\n",
    );
  });
});

describe("The command", () => {
  it("explains itself", () => {
    const { status, stdout } = run([TAVOLATA, "--help"]);
    expect(status).toBe(0);
    for (const word of ["--port", "--data", "backup", "restore"]) expect(stdout).toContain(word);
    expect(run([TAVOLATA, "--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("refuses what it does not know", () => {
    for (const args of [["--prot", "1"], ["bakcup"], ["backup"]]) {
      const { status, stderr } = run([TAVOLATA, ...args]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/backup <file>/);
    }
  });
});
