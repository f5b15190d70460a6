import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkArrows, ringsOfLayers } from "./arrows.ts";
import { ROOT } from "./files.ts";

const folders: string[] = [];

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "arrows-"));
  folders.push(root);
  const packages = {
    "kernel/package.json":
      '{ "name": "@tavolata/kernel", "exports": { ".": "./index.ts", "./check": "./check/index.ts" } }',
    "games/a/package.json": '{ "name": "@tavolata/a", "exports": { "./rules": "./rules/index.ts" } }',
    "games/b/package.json": '{ "name": "@tavolata/b", "exports": { "./rules": "./rules/index.ts" } }',
  };
  for (const [file, text] of Object.entries({ ...packages, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("The arrows between the layers", () => {
  it("all point down in this project", () => {
    expect(checkArrows(ROOT)).toEqual([]);
  });

  it("never lead from a layer back to itself", () => {
    expect(ringsOfLayers()).toEqual([]);
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    [
      "the kernel knows a game",
      { "kernel/a.ts": 'import { x } from "@tavolata/a/rules";' },
      /may not know games\/a/,
    ],
    [
      "the kernel knows a game by a path",
      { "kernel/a.ts": 'import { x } from "../games/a/rules/index.ts";' },
      /may not know games\/a/,
    ],
    [
      "a game knows another game",
      { "games/a/rules/a.ts": 'export { x } from "@tavolata/b/rules";' },
      /may not know another game/,
    ],
    [
      "rules know the texts",
      { "games/a/rules/a.ts": 'import {\n  x,\n  y,\n} from "../texts/it.ts";' },
      /may not know games\/a\/texts/,
    ],
    ["rules use a package", { "games/a/rules/a.ts": 'import fs from "node:fs";' }, /may not use node:fs/],
    [
      "rules load something late",
      { "games/a/rules/a.ts": 'const x = await import("node:fs");' },
      /may not use node:fs/,
    ],
    [
      "what runs at a table needs what tests it",
      { "games/a/rules/a.ts": 'import { x } from "@tavolata/kernel/check";' },
      /may not know kernel\/check/,
    ],
    [
      "rules use chance of their own",
      { "games/a/rules/a.ts": "const x = Math.random();" },
      /reaches for Math.random/,
    ],
    ["rules read the clock", { "games/a/rules/a.ts": "const x = Date.now();" }, /reaches for Date/],
    [
      "the kit of the screens knows a game",
      { "web/kit/a.tsx": 'import { x } from "@tavolata/a/rules";' },
      /may not know games\/a/,
    ],
    [
      "a screen knows the server",
      { "games/a/screen/a.tsx": 'import { x } from "../../../server/server.ts";' },
      /may not know server\/server/,
    ],
    [
      "what is around every page knows the games that are played in it",
      { "web/shell/a.tsx": 'import { x } from "../play/a.tsx";' },
      /may not know web\/play/,
    ],
    [
      "the lobby fetches something late from the game that follows it",
      { "web/lobby/a.tsx": `const x = await import(${JSON.stringify("../play/a.tsx")});` },
      /may not know web\/play/,
    ],
    ["a page uses what builds it", { "web/a.ts": 'import { x } from "vite";' }, /may not use vite/],
    ["a file is in no layer", { "attic/a.ts": "export {};" }, /in no layer/],
    [
      "two files need each other's types",
      {
        "games/a/rules/a.ts": 'import type { B } from "./b.ts";',
        "games/a/rules/b.ts": 'import { type A } from "./a.ts";',
      },
      /a\.ts → games\/a\/rules\/b\.ts → games\/a\/rules\/a\.ts is a circle/,
    ],
    [
      "two files need each other",
      {
        "games/a/rules/a.ts": 'import { b } from "./b.ts";',
        "games/a/rules/b.ts": 'import { a } from "./a.ts";',
      },
      /a\.ts → games\/a\/rules\/b\.ts → games\/a\/rules\/a\.ts is a circle/,
    ],
  ];

  for (const [what, files, problem] of wrong) {
    it(`are violated when ${what}`, () => {
      expect(checkArrows(projectWith(files)).join("\n")).toMatch(problem);
    });
  }

  it("are respected by types of other files, by tests that test, and by words in comments and strings", () => {
    const root = projectWith({
      "games/a/rules/a.ts":
        'import type { B } from "./b.ts";\nimport { type C } from "./b.ts";\n// Date\nconst x = "Math.random";',
      "games/a/rules/b.ts": "export interface B {}",
      "games/a/rules/a.test.ts":
        'import { it } from "vitest";\nimport { x } from "@tavolata/kernel/check";\nDate.now();',
    });
    expect(checkArrows(root)).toEqual([]);
  });

  it("are respected by screens that use the kit, its art and styles, and by the file that says how to build them", () => {
    const root = projectWith({
      "web/kit/package.json":
        '{ "name": "@tavolata/kit", "exports": { ".": "./index.ts", "./art": "./art/index.ts" } }',
      "games/a/screen/a.tsx":
        'import "./a.css";\nimport { x } from "@tavolata/kit";\nimport { y } from "@tavolata/kit/art";\nimport { z } from "preact/hooks";',
      "web/kit/art/index.ts": 'import { FRENCH_CARDS } from "virtual:french-cards";',
      "web/vite.config.ts": 'import { x } from "vite";\nimport { y } from "./build/a.ts";',
      "web/build/a.ts": 'import { optimize } from "svgo";',
    });
    expect(checkArrows(root)).toEqual([]);
  });
});
