import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { reportClauses } from "./clauses.ts";

const folders: string[] = [];

/** A small project. Brackets are put in here, because otherwise this file itself would cite the clauses. */
function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "clauses-"));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text.replaceAll("<", "[").replaceAll(">", "]"));
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const RULES = "# Rules\n\n- **TOM-1** Two to four play.\n- **TOM-2** The screen deals.\n";
const CHECK = "function () { expect(1).toBe(1); }";

describe("The clause report", () => {
  it("finds every clause with the tests that cite it", () => {
    const root = projectWith({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": `it("<TOM-1> four don't fit", ${CHECK}); it(\`<TOM-1> <TOM-2> both\`, ${CHECK})`,
    });
    const { games, problems } = reportClauses(root);
    expect(problems).toEqual([]);
    expect(games.get("TOM")?.map(({ id, tests }) => [id, tests.length])).toEqual([
      ["TOM-1", 2],
      ["TOM-2", 1],
    ]);
  });

  it("complains about a clause without a test", () => {
    const root = projectWith({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": `it("<TOM-1> x", ${CHECK})`,
    });
    expect(reportClauses(root).problems).toEqual(["TOM-2 has no test: The screen deals."]);
  });

  it("does not count a mention outside a title as a test", () => {
    const root = projectWith({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": `it("<TOM-1> x", ${CHECK}); // <TOM-2>`,
    });
    expect(reportClauses(root).problems).toHaveLength(1);
  });

  it("complains about a test that cites an unknown clause", () => {
    const root = projectWith({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": `it("<TOM-1> <TOM-2> x", ${CHECK}); it("<TOM-9> y", ${CHECK})`,
    });
    expect(reportClauses(root).problems).toEqual([
      "TOM-9 is cited and is in no RULES.md: games/tom/a.test.ts: [TOM-9] y",
    ]);
  });

  it("complains about a clause that stands twice", () => {
    const root = projectWith({
      "games/tom/RULES.md": `${RULES}- **TOM-1** again\n`,
      "games/tom/a.test.ts": `it("<TOM-1> <TOM-2> x", ${CHECK})`,
    });
    expect(reportClauses(root).problems).toEqual(["TOM-1 stands twice, again in games/tom/RULES.md"]);
  });

  it("complains about a cited test that asserts nothing, and does not count it", () => {
    const root = projectWith({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": `it("<TOM-1> x", ${CHECK}); it("<TOM-2> y", function () {})`,
    });
    expect(reportClauses(root).problems).toEqual([
      "this test asserts nothing: games/tom/a.test.ts: [TOM-2] y",
      "TOM-2 has no test: The screen deals.",
    ]);
  });
});
