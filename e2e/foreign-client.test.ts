import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findGame } from "@tavolata/games";
import { FOLDERS } from "@tavolata/games/folders";
import { type GameRecord, type GameTypes, verify } from "@tavolata/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerProcess } from "../server/testing/server-process.ts";
import { findPython, HOW_TO_GET_PYTHON } from "./python.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLIENT = path.join(ROOT, "e2e", "foreign-client");
const GAMES = path.join(ROOT, "games");
const manifests = await Promise.all(FOLDERS.map(async (folder) => (await folder.manifest()).manifest));
/** The games that a stranger can check. */
const names = manifests
  .map(({ name }) => name)
  .filter((name) => existsSync(path.join(GAMES, name, "foreign", "check.py")));
/** The longest of these games, on a machine that has other things to do. */
const PATIENCE = 150_000;

interface History {
  readonly watchers: readonly {
    readonly watcher: number | string;
    readonly moments: readonly { readonly seq: number; readonly events: Record<string, unknown>[] }[];
  }[];
}
type Entry = { by: number | string; seq: number; move: Record<string, unknown> };
type Played = { record: GameRecord<GameTypes>; history: History };

/** Python with nothing but what comes with it: no packages of the machine, and no settings of the person's. */
function python(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = ["-S", "-E", "-s", "-B", path.join(CLIENT, script), ...args];
    execFile("python3", options, { timeout: PATIENCE, maxBuffer: 10_000_000 }, (fault, stdout, stderr) =>
      resolve({ code: fault === null ? 0 : Number(fault.code ?? -1), output: stdout + stderr }),
    );
  });
}

function write(folder: string, name: string, value: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

function read<Value>(folder: string, name: string): Value {
  return JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Value;
}

describe("What can be checked from outside", () => {
  it.each(manifests)(
    "games/$name: docs/FAIRNESS.md says what it draws if there is a check for it",
    ({ name, title }) => {
      const page = readFileSync(path.join(ROOT, "docs", "FAIRNESS.md"), "utf8");
      expect(page.includes(`\n## ${title}\n`)).toBe(names.includes(name));
    },
  );
});

describe("A client written in Python from docs/PROTOCOL.md and docs/FAIRNESS.md alone", () => {
  let server: ServerProcess | undefined;
  let folder: string;
  const hasPython = findPython() !== undefined;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "foreign-client-"));
    if (hasPython) server = await ServerProcess.start();
  });

  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  it.concurrent.for(names)(
    "plays %s to its end, finds it fair, and finds out whatever is changed in it",
    { timeout: PATIENCE },
    async (name, { skip }) => {
      if (server === undefined) return skip(HOW_TO_GET_PYTHON);
      const game = path.join(GAMES, name);
      const target = path.join(folder, name);
      mkdirSync(target);
      expect(await python("play.py", server.url, game, target)).toEqual({ code: 0, output: "" });
      const seen = readdirSync(target).filter((file) => file.startsWith("seen-"));
      const files = ["record.json", "history.json", ...seen].map((file) => path.join(target, file));
      const found = await python("verify.py", game, ...files);
      expect(found.output).toMatch(/^fair: /);
      expect(found.code).toBe(0);
      const players = seen.map((one) => read<{ moves: object[]; clockOffset: number }>(target, one));
      expect(players.flatMap(({ moves }) => moves).length).toBeGreaterThan(0);
      for (const { clockOffset } of players) expect(Math.abs(clockOffset)).toBeLessThan(1000);

      const record = read<Played["record"]>(target, "record.json");
      const history = read<History>(target, "history.json");
      expect(verify(findGame(name)!.rules, record)).toMatchObject({ fair: true, result: record.result });
      const verdicts = await Promise.all(
        Object.entries(CHANGES).map(async ([what, change]) => {
          const changed = structuredClone({ record, history });
          change(changed);
          const verdict = await python(
            "verify.py",
            game,
            write(target, `${what}-record.json`, changed.record),
            write(target, `${what}-history.json`, changed.history),
          );
          return [what, verdict.code, verdict.output.slice(0, "NOT fair".length)];
        }),
      );
      expect(verdicts).toEqual(Object.keys(CHANGES).map((what) => [what, 1, "NOT fair"]));
    },
  );

  it("gave the house no reason to complain", () => {
    expect(server?.faults ?? []).toEqual([]);
  });
});

type Change = (played: Played) => void;
type Writable<Value> = { -readonly [Field in keyof Value]: Value[Field] };

/** What somebody might change in a record or in the story of a game; nobody who looks on was there. */
const CHANGES: Readonly<Record<string, Change>> = {
  "the server's seed": ({ record }) => {
    const { serverSeed = "" } = record;
    (record as Writable<typeof record>).serverSeed = flipped(serverSeed);
  },
  "the server's seed and what it had promised": ({ record }) => {
    const another = record as Writable<typeof record>;
    // The hash of 32 bytes of zero.
    another.serverSeed = "0".repeat(64);
    another.commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  },
  "a player's seed": ({ record }) => {
    (record.playerSeeds as string[])[0] += "x";
  },
  "the result": ({ record }) => {
    const { scores } = record.result!;
    (scores as number[])[0]! += 1;
  },
  "the places": ({ record }) => {
    (record.result!.places as number[]).unshift((record.result!.places as number[]).pop()! + 1);
  },
  "what somebody did": ({ record, history }) => {
    const log = record.log as unknown as Entry[];
    const done = log.flatMap((entry) => deedsIn(entry).map((deed) => ({ entry, ...deed })));
    const told = done.filter(({ entry, value }) => isTold(history, entry, value));
    const last = told.at(-1);
    if (last === undefined) {
      // Nobody laid or called anything: they passed, or had no opponent.
      const { move } = lastMove(log);
      move.type = move.type === "pass" ? "served" : "pass";
      return;
    }
    const { entry, field, value } = last;
    const other = done.find((one) => one.field === field && !same(one.value, value));
    entry.move[field] = other?.value ?? "something else";
  },
  "that somebody did it": ({ record, history }) => {
    const log = record.log as unknown as Entry[];
    const done = log.findLast((entry) => deedsIn(entry).some(({ value }) => isTold(history, entry, value)));
    const entry = done ?? lastMove(log);
    entry.by = (Number(entry.by) + 1) % record.seats;
  },
  "a card that was dealt": ({ history }) => {
    for (const { moments } of history.watchers) {
      const events = moments.flatMap((moment) => moment.events);
      const shown = events.filter(({ type, card }) => type === "turned" && card !== "?");
      for (const event of shown.slice(0, 1)) event.card = "another card";
      const dealt = events.filter(({ type }) => type === "dealt");
      for (const event of dealt) {
        const cards = (event.cards ?? event.hand) as string[];
        if (cards[0] !== "?") cards[0] = "another card";
      }
    }
  },
};

function flipped(hex: string): string {
  return (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The last move by which somebody said whether they play. */
function lastMove(log: Entry[]): Entry {
  const last = log.findLast(
    ({ by, move }) => typeof by === "number" && ["pass", "served"].includes(`${move.type}`),
  );
  if (last === undefined) throw new Error("nobody did anything");
  return last;
}

/** What a move of a seat is about: a card, several, or what is called. */
function deedsIn({ by, move }: Entry): { field: string; value: unknown }[] {
  if (typeof by !== "number") return [];
  const fields = ["card", "cards", "show", "feature", "does"];
  return fields.filter((field) => field in move).map((field) => ({ field, value: move[field] }));
}

/** Whether the player who did it was told of it: what came to nothing is nowhere in the story. */
function isTold({ watchers }: History, { seq, by }: Entry, value: unknown): boolean {
  const moments = watchers.find(({ watcher }) => watcher === by)?.moments ?? [];
  const events = moments.find((moment) => moment.seq === seq)?.events ?? [];
  return JSON.stringify(events).includes(JSON.stringify(value));
}
