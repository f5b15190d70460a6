import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkDocLinks } from "./doc-links.ts";
import { ROOT } from "./files.ts";

const folders: string[] = [];

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "doc-links-"));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("Links and paths in the documentation", () => {
  it("lead to files that exist", () => {
    expect(checkDocLinks(ROOT)).toEqual([]);
  });

  it("may be links to files, folders, headings and other sites", () => {
    const root = projectWith({
      "README.md":
        "[a](docs/A.md) [b](docs/) [c](docs/A.md#what-its-for) [d](https://example.org/x.md) [e](#top)\n# Top",
      "docs/A.md": "# A\n\n## What it's for\n\n[back](../README.md)",
    });
    expect(checkDocLinks(root)).toEqual([]);
  });

  it("are found out if a file or a heading is gone", () => {
    const root = projectWith({
      "README.md": "[a](docs/B.md) [b](docs/A.md#gone)",
      "docs/A.md": "# A\n\n```\n# gone\n```\n",
    });
    expect(checkDocLinks(root)).toEqual([
      "README.md links to docs/B.md, which does not exist",
      "README.md links to docs/A.md#gone, and docs/A.md has no such heading",
    ]);
  });

  it("may be whole paths, ends of paths, and paths for any game", () => {
    const root = projectWith({
      "docs/A.md":
        "`games/x/rules/game.ts` `rules/game.ts` `games/*/rules/game.ts` `games/<name>/rules/game.ts`",
      "games/x/rules/game.ts": "",
    });
    expect(checkDocLinks(root)).toEqual([]);
  });

  it("are found out if no file has such a path", () => {
    const root = projectWith({
      "CONTRIBUTING.md": "`games/*/rules/moves.ts`",
      "docs/A.md": "`les/game.ts`",
      "games/x/rules/game.ts": "",
    });
    expect(checkDocLinks(root)).toEqual([
      "CONTRIBUTING.md names games/*/rules/moves.ts, which does not exist",
      "docs/A.md names les/game.ts, which does not exist",
    ]);
  });

  it("do not include addresses, imports, commands and code blocks", () => {
    const root = projectWith({
      "docs/A.md":
        "`/service-worker.js` `./cover.svg` `npm run verify -- a/b.json`\n\n```\n`a/b.ts` [x](y.md)\n```\n",
    });
    expect(checkDocLinks(root)).toEqual([]);
  });
});
