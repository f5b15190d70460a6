import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findGame } from "@tavolata/games";
import { fairChance, type GameRecord, type GameTypes, replay, seedsOf, verify } from "@tavolata/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerProcess } from "../server/testing/server-process.ts";
import { TEMPLATE_NAME } from "../server/testing/template.ts";

const BOT = fileURLToPath(new URL("./foreign-client/bot.mjs", import.meta.url));

interface Summary {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly moves: number;
  readonly updates: readonly number[];
  /** What it saw in the end, put together from the first view and all changes. */
  readonly view: object;
  readonly result: { readonly places: readonly number[] };
  readonly fair: boolean;
  readonly clockOffset: number;
}

describe("a client written from docs/PROTOCOL.md alone", () => {
  let server: ServerProcess;

  beforeAll(async () => {
    server = await ServerProcess.start({ TEMPLATE_GAME: "1" });
  });

  afterAll(async () => {
    await server.stop();
  });

  it("uses nothing but what Node itself offers", () => {
    for (const file of ["bot.mjs", "websocket.mjs"]) {
      const text = readFileSync(new URL(`./foreign-client/${file}`, import.meta.url), "utf8");
      const imports = [...text.matchAll(/^import .* from "(.*)";$/gm)].map(([, name]) => name!);
      expect(imports.length).toBeGreaterThan(0);
      expect(imports.filter((name) => !/^node:|^\.\/websocket\.mjs$/.test(name))).toEqual([]);
    }
  });

  it("plays a whole game with another such client and a bot, and finds that chance was fair", async () => {
    const opening = openTable(server.url);
    const table = await opening.table;
    const joined = promisify(execFile)(process.execPath, [BOT, server.url, "join", table]);
    const summaries = [await opening.summary, summaryIn((await joined).stdout)];

    const [first, second] = summaries as [Summary, Summary];
    expect(first.game).toBe(second.game);
    expect(summaries.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    for (const { fair, result, moves, updates, clockOffset } of summaries) {
      expect(fair).toBe(true);
      expect(result.places).toHaveLength(3);
      expect(moves).toBeGreaterThan(0);
      expect(updates).toEqual([...updates.keys()]);
      expect(Math.abs(clockOffset)).toBeLessThan(1000);
    }
    expect(first.updates).toEqual(second.updates);

    const found = await fetch(new URL(`/api/record/${first.game}`, server.url));
    const record = (await found.json()) as GameRecord<GameTypes>;
    const { rules } = findGame(TEMPLATE_NAME)!;
    expect(verify(rules, record)).toMatchObject({ fair: true, result: first.result });
    const replayed = replay(rules, record, fairChance(seedsOf(record)!));
    if (replayed.refused !== undefined) throw new Error("the record cannot be replayed");
    for (const { seat, view } of summaries) expect(view).toEqual(rules.view(replayed.standing.state, seat));
    expect(server.faults).toEqual([]);
  });
});

/** Starts the client that opens the table. Its first line names the table, its last line is the summary. */
function openTable(server: string): { table: Promise<string>; summary: Promise<Summary> } {
  const child = spawn(process.execPath, [BOT, server, "open", "1"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, GAME: TEMPLATE_NAME },
  });
  const lines: string[] = [];
  const table = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      if (lines.length === 1) resolve((JSON.parse(line) as { table: string }).table);
    });
    child.once("exit", () => reject(new Error("ended before there was a table")));
  });
  const summary = new Promise<Summary>((resolve, reject) => {
    child.once("close", (code) => {
      if (code === 0) resolve(summaryIn(lines.join("\n")));
      else reject(new Error(`ended with ${code}`));
    });
  });
  return { table, summary };
}

function summaryIn(output: string): Summary {
  return JSON.parse(output.trim().split("\n").at(-1)!) as Summary;
}
