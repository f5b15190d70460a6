import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../tools/files.ts";
import { readCommand, summary, usage } from "./command-line.ts";
import { Findings, type Soak } from "./contract.ts";

const NONE: Soak = {
  about: "does nothing",
  defaults: { count: 7, minutes: 2 },
  needsBuild: false,
  run: async () => ({ done: {}, found: new Findings() }),
};
const SOAKS = { none: NONE };

describe("The command line of a soak", () => {
  it("takes what is not said from the soak, and a seed by chance", () => {
    expect(readCommand(["none", "--seed", "5"], SOAKS)).toEqual({
      name: "none",
      seed: 5,
      count: 7,
      minutes: 2,
    });
    const wishes = ["none", "--seed", "0", "--count", "3", "--minutes", "0.5"];
    expect(readCommand(wishes, SOAKS)).toEqual({ name: "none", seed: 0, count: 3, minutes: 0.5 });
    const seeds = new Set(Array.from({ length: 5 }, () => readCommand(["none"], SOAKS)?.seed));
    expect(seeds.size).toBeGreaterThan(1);
  });

  it.each([
    [],
    ["unknown"],
    ["toString"],
    ["none", "more"],
    ["none", "--seed", "x"],
    ["none", "--seed", "-1"],
    ["none", "--count", "0"],
    ["none", "--count", "1.5"],
    ["none", "--minutes", "0"],
    ["none", "--kills", "3"],
  ])("refuses %j %j %j", (...args) => {
    expect(readCommand(args, SOAKS)).toBeUndefined();
  });

  it("lists every soak with its defaults", () => {
    expect(usage(SOAKS)).toContain("none: does nothing (--count 7, --minutes 2)");
  });

  it("ends with one line that says what was done and found", () => {
    const found = new Findings("lost", "leaked");
    found.add("leaked", "a card");
    const line = summary({ name: "none", seed: 5, count: 7, minutes: 2 }, 1.6, { done: { moves: 9 }, found });
    expect(JSON.parse(line)).toEqual({
      soak: "none",
      seed: 5,
      moves: 9,
      seconds: 2,
      lost: 0,
      leaked: 1,
      found: 1,
    });
    expect(found.details).toEqual(["leaked: a card"]);
  });
});

describe("A small soak", () => {
  const soak = async (...args: string[]) => {
    const command = ["--import", "tsx", "bench/soak/main.ts", ...args];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  it.each([
    ["leaks", "pairs", "leaked", 20],
    ["conserve", "moves", "minted", 100],
  ])("of %s reaches its count in every game and finds nothing", async (name, counted, finding, count) => {
    const line = await soak(name, "--seed", "3", "--count", String(count));
    expect(line).toMatchObject({ soak: name, seed: 3, [finding]: 0, crashed: 0, found: 0 });
    const counts = Object.values(line[counted] as Record<string, number>);
    expect(counts.length).toBeGreaterThan(1);
    for (const reached of counts) expect(reached).toBeGreaterThanOrEqual(count);
  });
});
