import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { TestReader } from "./assertions.ts";
import { filesBelow, ROOT } from "./files.ts";

/** `- **CON-11** You must hold …` in a RULES.md. */
const CLAUSE = /^\s*-\s+\*\*([A-Z]{3}-\d+[a-z]?)\*\*\s*(.*)$/gm;
const CITATION = /\[([A-Z]{3}-\d+[a-z]?)\]/g;

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** `file: title` of every test that cites it and asserts something. */
  readonly tests: readonly string[];
}

export interface ClauseReport {
  readonly games: ReadonlyMap<string, readonly Clause[]>;
  readonly problems: readonly string[];
}

/** Every clause of every RULES.md below a folder, with the tests that cite it and assert something. */
export function reportClauses(root: string): ClauseReport {
  const { tests, problems } = citations(root);
  const games = new Map<string, Clause[]>();
  const known = new Set<string>();
  for (const file of filesBelow(root, (name) => name.endsWith("/RULES.md"))) {
    const clauses = [...readFileSync(path.join(root, file), "utf8").matchAll(CLAUSE)];
    if (clauses.length === 0) problems.push(`${file} has no clauses`);
    for (const [, id = "", text = ""] of clauses) {
      if (known.has(id)) problems.push(`${id} stands twice, again in ${file}`);
      known.add(id);
      const cited = tests.get(id) ?? [];
      if (cited.length === 0) problems.push(`${id} has no test: ${text}`);
      const game = id.slice(0, id.indexOf("-"));
      games.set(game, [...(games.get(game) ?? []), { id, text, tests: cited }]);
    }
  }
  for (const [id, titles] of tests) {
    if (!known.has(id)) problems.push(`${id} is cited and is in no RULES.md: ${titles.join("; ")}`);
  }
  return { games, problems };
}

function citations(root: string): { tests: Map<string, string[]>; problems: string[] } {
  const tests = new Map<string, string[]>();
  const problems: string[] = [];
  const reader = new TestReader(root);
  for (const file of filesBelow(root, (name) => /\.test\.tsx?$/.test(name))) {
    for (const { title, asserts } of reader.testsOf(file)) {
      const ids = [...title.matchAll(CITATION)].map(([, id = ""]) => id);
      if (ids.length === 0) continue;
      const test = `${file}: ${title}`;
      if (!asserts) problems.push(`this test asserts nothing: ${test}`);
      else for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), test]);
    }
  }
  return { tests, problems };
}

function main(): void {
  const { games, problems } = reportClauses(ROOT);
  if (process.argv.includes("--json")) {
    const figures = [...games].map(([game, clauses]) => [
      game,
      { clauses: clauses.length, tested: clauses.filter(({ tests }) => tests.length > 0).length },
    ]);
    console.log(JSON.stringify(Object.fromEntries(figures)));
  } else {
    for (const [game, clauses] of games) {
      const tested = clauses.filter(({ tests }) => tests.length > 0).length;
      console.log(`${game}: ${tested} of ${clauses.length} clauses have a test`);
      for (const { id, tests } of clauses) console.log(`  ${id.padEnd(8)} ${tests.length}`);
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
