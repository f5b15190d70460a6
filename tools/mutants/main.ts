import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gameFolders } from "@tavolata/games/folders";
import { bring } from "../bring.ts";
import { ROOT } from "../files.ts";
import {
  describeSummary,
  type Equivalent,
  type Mutant,
  merged,
  mutantsOf,
  type StrykerReport,
  summarise,
} from "./report.ts";

const HERE = path.join(ROOT, "tools", "mutants");
/** What earlier runs found out: a mutant whose code and tests are the same is not tried again. */
const KEPT = path.join(ROOT, "artifacts", "mutants");
const ENOUGH = 95;
const USAGE = `usage: npm run mutants -- <game> [--json] [--again]

Changes the rules of a game in many small ways, runs the tests of its rules on each, and lists what no test noticed.
Fails below ${ENOUGH} %. Mutants that nobody could notice are listed in games/<game>/testing/equivalent-mutants.json.
--again forgets what earlier runs found out.`;

type Pass = "quick" | "random";

/** Runs the mutation tester over some places of the rules. */
function runPass(game: string, pass: Pass, mutate: readonly string[], again: boolean): Mutant[] {
  const report = path.join(KEPT, `${game}-${pass}.json`);
  const config = path.join(KEPT, `${game}-${pass}.config.json`);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "tools/mutants/vitest.config.ts" },
      mutate,
      coverageAnalysis: "perTest",
      concurrency: 1,
      reporters: ["json", "progress-append-only"],
      jsonReporter: { fileName: path.relative(ROOT, report) },
      incremental: true,
      incrementalFile: path.relative(ROOT, knownFile(game, pass)),
      force: again && pass === "quick",
      ignorePatterns: ["dist", "data", "artifacts", ".git"],
      tempDirName: `artifacts/mutants/sandbox-${game}`,
      // It would read the project's tsconfig with an interface that TypeScript 7 no longer has.
      tsconfigFile: "none",
      disableTypeChecks: false,
      allowEmpty: true,
    }),
  );
  const { status } = spawnSync(
    process.execPath,
    [path.join(HERE, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js"), "run", config],
    {
      cwd: ROOT,
      stdio: ["ignore", 2, 2],
      env: { ...process.env, MUTANTS_GAME: game, MUTANTS_PASS: pass, LAWS_SHARE: "0.2" },
    },
  );
  if (status !== 0) throw new Error("the mutation tester failed; what it said is above");
  return mutantsOf(JSON.parse(readFileSync(report, "utf8")) as StrykerReport, game);
}

/** What the mutation tester knows from the last time: which mutants were killed, and by which test. */
function knownFile(game: string, pass: Pass): string {
  return path.join(KEPT, `${game}-${pass}.known.json`);
}

/**
 * Quick tests first. What survives them must also survive random games: the second pass knows what the first one killed,
 * and tries the others again with more tests.
 */
function mutantsAfterBothPasses(game: string, again: boolean): Mutant[] {
  const rules = [`games/${game}/rules/**/*.ts`, `!games/${game}/rules/**/*.test.ts`];
  const first = runPass(game, "quick", rules, again);
  if (first.every(({ killed }) => killed)) return first;
  cpSync(knownFile(game, "quick"), knownFile(game, "random"));
  return merged(first, runPass(game, "random", rules, again));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, again: { type: "boolean", default: false } },
});
const [game = "", ...rest] = positionals;
if (rest.length > 0 || !gameFolders().includes(game)) {
  console.error(`${USAGE}\nGames: ${gameFolders().join(", ")}`);
  process.exit(2);
}
bring(HERE);
const listed = path.join(ROOT, "games", game, "testing", "equivalent-mutants.json");
const equivalents = existsSync(listed) ? (JSON.parse(readFileSync(listed, "utf8")) as Equivalent[]) : [];
const summary = summarise(mutantsAfterBothPasses(game, values.again), equivalents);
console.log(values.json ? JSON.stringify(summary) : describeSummary(game, summary).join("\n"));
process.exitCode = summary.score >= ENOUGH && summary.stale.length === 0 ? 0 : 1;
