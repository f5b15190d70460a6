import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure, Report } from "@tavolata/figures";
import { afterAll, describe, expect, it } from "vitest";
import { BadRequest, Laboratory, planFor } from "../../../lab/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "lab-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** The command as `npm run lab` starts it, and as it was built before the tests, which starts much faster. */
const AS_TYPED = ["--import", "tsx", "lab/main.ts"];
const BUILT = ["dist/testing/lab/main.mjs"];

function lab(
  args: string[],
  {
    command = BUILT,
    onErr,
  }: { command?: string[]; onErr?: (process: ReturnType<typeof spawn>) => void } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...command, ...args], { cwd: ROOT });
    let [out, err] = ["", ""];
    child.stdout.on("data", (data) => {
      out += data;
    });
    child.stderr.on("data", (data) => {
      err += data;
      onErr?.(child);
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

async function reportOf(...args: string[]): Promise<Report> {
  const { code, out, err } = await lab([...args, "--json"]);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}

function figure<Kind extends Figure["kind"]>(
  report: Report,
  id: string,
  kind: Kind,
): Extract<Figure, { kind: Kind }> {
  const found = report.families[0]?.figures.find((other) => other.id === id);
  if (found?.kind !== kind) throw new Error(`no ${kind} called ${id}`);
  return found as Extract<Figure, { kind: Kind }>;
}

describe("The lab", () => {
  it("gives the same report on one core and on three for the same seed, and another for another seed", async () => {
    const args = [
      "il-conto-prego",
      "--games",
      "60",
      "--bots",
      "random,counter:easy",
      "--compare",
      "oste=true",
    ];
    const [one, three, other] = await Promise.all([
      lab([...args, "--json", "--cores", "1", "--seed", "a"]),
      lab([...args, "--json", "--cores", "3", "--seed", "a"]),
      lab([...args, "--json", "--cores", "1", "--seed", "b"]),
    ]);
    expect(one.code).toBe(0);
    expect(three.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
  });

  it("stops at Ctrl-C without losing what was played", async () => {
    let asked = false;
    const onErr = (child: ReturnType<typeof spawn>) => {
      if (!asked) child.kill("SIGINT");
      asked = true;
    };
    const ended = await lab(["il-conto-prego", "--games", "5000000", "--bots", "random", "--json"], {
      onErr,
    });
    expect(ended.code).toBe(0);
    expect(ended.err).toMatch(/\d+ of 5000000 games, \d+ games\/s, \d+k moves\/s, \d+ s left/);
    const report: Report = JSON.parse(ended.out);
    expect(report.stopped).toBe(true);
    const [family] = report.families;
    expect(family?.games).toBeGreaterThan(0);
    expect(figure(report, "stalls", "rates").rows[0]?.n).toBe(family?.games);
  });

  it("says that it saw no difference if there is none", async () => {
    // Bots answer at once, so a time limit changes nothing.
    const report = await reportOf(
      "il-conto-prego",
      "--games",
      "80",
      "--bots",
      "counter",
      "--compare",
      "turnSeconds=30",
    );
    const [comparison] = report.families[0]!.comparisons;
    expect(comparison?.verdict).toBe("No difference seen.");
    for (const { change } of comparison!.differences) expect(change).toEqual({ value: 0, low: 0, high: 0 });
  });

  it("sees a difference if there is one, and says how large it is", async () => {
    const report = await reportOf(
      "il-conto-prego",
      "--games",
      "300",
      "--bots",
      "random",
      "--compare",
      "hands=12",
    );
    const differences = report.families[0]!.comparisons[0]!.differences;
    const hands = differences.find(({ id }) => id === "hands");
    expect(hands).toMatchObject({ before: 8, after: 12, seen: true });
    expect(hands?.change.value).toBe(4);
    expect(differences.find(({ id }) => id === "calls")?.seen).toBe(false);
  });

  it("[CON-29] finds the true means of the largest set, and that the advice is wrong", async () => {
    const report = await reportOf(
      "il-conto-prego",
      "--games",
      "20000",
      "--bots",
      "random",
      "--set",
      "hands=1",
    );
    const { points, claims, verdict } = figure(report, "largest-set", "curve");
    const truth: Record<number, number> = { 12: 3.0, 18: 3.93, 24: 4.76, 36: 6.28, 48: 7.66 };
    for (const [n, mean] of Object.entries(truth)) {
      const { value } = points.find(({ x }) => x === Number(n))!;
      expect(Math.abs(value - mean)).toBeLessThan(0.04);
    }
    expect(claims[0]?.points.at(-1)).toEqual([48, 9]);
    expect(verdict).toMatch(/off by up to 1\.3\d cards/);
  });

  it("measures what a move is worth by doing without it", async () => {
    const report = await reportOf(
      "il-conto-prego",
      "--games",
      "200",
      "--bots",
      "counter",
      "--ban",
      "abound",
      "--set",
      "hands=4",
    );
    const { rows } = figure(report, "banned", "means");
    expect(rows[0]?.n).toBe(200);
    expect(rows[0]?.high).toBeLessThan(25);
    expect(report.banned).toBe("abound");
  });

  it("ranks bots, and seats each of them everywhere", async () => {
    const report = await reportOf("il-conto-prego", "--games", "120", "--bots", "counter,random");
    const { rows } = figure(report, "skill", "means");
    const [counter, random] = ["counter", "random"].map((name) => rows.find(({ label }) => label === name)!);
    expect(counter!.n).toBe(120);
    // Two seats each: what one bot wins the other does not, so both are known equally well.
    expect(2 * (counter!.value + random!.value)).toBeCloseTo(100, 6);
    expect(counter!.high - counter!.low).toBeCloseTo(random!.high - random!.low, 6);
    expect(counter!.low).toBeGreaterThan(random!.high);
    expect(figure(report, "wins", "shares").chiSquare.p).toBeGreaterThan(0.001);
  });

  it("plays several families of bots, and writes a table and a page", async () => {
    const file = path.join(folder, "page.html");
    const args = [
      ...["il-conto-prego", "--games", "40", "--players", "3", "--html", file],
      ...["--bots", "random", "--bots", "rulebook", "--bots", "bluffer,counter"],
    ];
    const { code, out } = await lab(args, { command: AS_TYPED });
    expect(code).toBe(0);
    for (const family of ["random", "rulebook", "bluffer, counter"])
      expect(out).toContain(`== ${family}: 40 games`);
    expect(out).toContain("Wins by seat");
    const page = readFileSync(file, "utf8");
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).not.toMatch(/https?:/);
  });

  it("says clearly what is wrong, with status 2 and nothing on the standard output", async () => {
    const ended = await Promise.all([
      lab(["poker"]),
      lab(["il-conto-prego", "poker"]),
      lab(["il-conto-prego", "--fast"]),
      lab(["il-conto-prego", "--cores", "0"]),
      lab(["il-conto-prego", "--html", path.join(folder, "nowhere", "page.html")]),
    ]);
    const messages = [
      /no game "poker"; there is il-conto-prego/,
      /one game at a time/,
      /--fast/,
      /--cores: at least one/,
      /--html: .*cannot be written/,
      /--html: .*cannot be written/,
    ];
    ended.forEach(({ code, out, err }, i) => {
      expect(err).toMatch(messages[i]!);
      expect(err).toContain("npm run lab -- <game>");
      expect(err).not.toMatch(/\n\s+at /);
      expect([code, out]).toEqual([2, ""]);
    });
  });

  const game = "il-conto-prego";
  const wrong: [string, Parameters<typeof planFor>[0], RegExp][] = [
    ["no game", {}, /name a game: il-conto-prego/],
    ["an unknown bot", { game, bots: ["genius"] }, /no bot "genius"; there are random, maestro/],
    [
      "an unknown level",
      { game, bots: ["counter:god"] },
      /no level "god"; its levels are easy, normal, strong/,
    ],
    [
      "too many bots",
      { game, players: "3", bots: ["random,random,random,random"] },
      /too many for 3 players/,
    ],
    ["too few players", { game, players: "2" }, /is for 3 to 8 players, not 2/],
    ["players in words", { game, players: "four" }, /"four" is not a whole number/],
    ["no games to play", { game, games: "0" }, /at least one/],
    [
      "an unknown option",
      { game, set: ["jokers=9"] },
      /"jokers=9" sets no option; say name=value with one of handSize/,
    ],
    ["an option without a value", { game, set: ["saldo"] }, /sets no option/],
    [
      "a value that does not fit",
      { game, set: ["omaggiTarget=99"] },
      /omaggiTarget=99: omaggiTarget \(Omaggi .*\) can be a whole number from 1 to 12/,
    ],
    [
      "a word for a number",
      { game, compare: ["hands=many"] },
      /hands=many: hands \(.*\) can be a whole number from 1 to 99/,
    ],
    ["options that do not fit the table", { game, set: ["handSize=5"] }, /six/i],
    ["a comparison of the same", { game, compare: ["saldo=false"] }, /changes nothing/],
    ["a ban with several bots", { game, bots: ["random,counter"], ban: "spice" }, /one bot at all seats/],
    [
      "an unknown move to do without",
      { game, ban: "pass" },
      /no move "pass"; there are order, spice, abound, bill/,
    ],
  ];

  for (const [what, request, message] of wrong) {
    it(`says clearly what is wrong with ${what}`, () => {
      expect(() => planFor(request)).toThrow(BadRequest);
      expect(() => planFor(request)).toThrow(message);
    });
  }

  it("takes options as people type them", () => {
    const plan = planFor({ game, set: ["saldo=on", "oste=true", "hands=3"], compare: ["saldo=no"] });
    expect(plan.options).toMatchObject({ saldo: true, oste: true, hands: 3, omaggi: false });
    expect(plan.variants[0]).toMatchObject({ saldo: false, oste: true, hands: 3 });
  });

  it("needs no more memory for more games, because a tally does not grow with them", () => {
    const laboratory = new Laboratory(
      planFor({ game: "il-conto-prego", bots: ["random"], set: ["hands=2"] }),
    );
    const size = (from: number, to: number) => {
      const { rows } = laboratory.play({ family: 0, from, to });
      return Object.values(rows).reduce((sum, row) => sum + row.length, 0);
    };
    const small = size(0, 500);
    expect(size(500, 4500)).toBeLessThan(1.5 * small);
  });
});
