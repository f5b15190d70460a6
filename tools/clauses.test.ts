import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { reportClauses } from "./clauses.ts";

const folders: string[] = [];

/** A small house of its own. Brackets are put in here, so that these are no citations of this file. */
function house(files: Record<string, string>): string {
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

describe("The clause report", () => {
  it("finds every clause with the tests that cite it", () => {
    const root = house({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": 'it("<TOM-1> four don\'t fit", f); it(`<TOM-1> <TOM-2> both`, f)',
    });
    const { games, problems } = reportClauses(root);
    expect(problems).toEqual([]);
    expect(games.get("TOM")?.map(({ id, tests }) => [id, tests.length])).toEqual([
      ["TOM-1", 2],
      ["TOM-2", 1],
    ]);
  });

  it("complains about a clause without a test", () => {
    const root = house({ "games/tom/RULES.md": RULES, "games/tom/a.test.ts": 'it("<TOM-1> x", f)' });
    expect(reportClauses(root).problems).toEqual(["TOM-2 has no test: The screen deals."]);
  });

  it("does not take a mention outside a title for a test", () => {
    const root = house({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": 'it("<TOM-1> x", f); // <TOM-2>',
    });
    expect(reportClauses(root).problems).toHaveLength(1);
  });

  it("complains about a test that cites an unknown clause", () => {
    const root = house({
      "games/tom/RULES.md": RULES,
      "games/tom/a.test.ts": 'it("<TOM-1> <TOM-2> x", f); it("<TOM-9> y", f)',
    });
    expect(reportClauses(root).problems).toEqual([
      "TOM-9 is cited and is in no RULES.md: games/tom/a.test.ts: [TOM-9] y",
    ]);
  });

  it("complains about a clause that stands twice", () => {
    const root = house({
      "games/tom/RULES.md": `${RULES}- **TOM-1** again\n`,
      "games/tom/a.test.ts": 'it("<TOM-1> <TOM-2> x", f)',
    });
    expect(reportClauses(root).problems).toEqual(["TOM-1 stands twice, again in games/tom/RULES.md"]);
  });
});
