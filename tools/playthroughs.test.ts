import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow, ROOT } from "./files.ts";
import { writeAll } from "./playthroughs.ts";

describe("The checked-in playthroughs", () => {
  const written = writeAll();

  for (const [file, text] of written) {
    it(`${file} is what the rules and texts produce today (npm run playthroughs rewrites it)`, () => {
      expect(text).toBe(readFileSync(path.join(ROOT, file), "utf8"));
    });
  }

  it("all belong to an existing game", () => {
    const files = filesBelow(ROOT, (file) => /\/playthroughs\/.*\.txt$/.test(file));
    expect(files).toEqual([...written.keys()].sort());
  });
});
