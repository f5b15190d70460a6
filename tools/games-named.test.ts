import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FOLDERS } from "@tavolata/games/folders";
import { describe, expect, it } from "vitest";
import { ROOT } from "./files.ts";
import { mentionsOf } from "./game-names.ts";

const manifests = await Promise.all(FOLDERS.map(async (folder) => (await folder.manifest()).manifest));

describe("Nothing outside its folder names a game", () => {
  it.each(manifests)("games/$name can be taken out, and nobody misses it", ({ name, title }) => {
    expect(mentionsOf(ROOT, name, title)).toEqual([]);
  });
});

it("a game is named by its folder, its identifiers, its title, and in the names of files", () => {
  const root = mkdtempSync(path.join(tmpdir(), "games-named-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    write("games/two-words/rules/index.ts", "twoWords");
    write("docs/GAMES.md", "two-words");
    write("README.md", "Two, Words!");
    write(
      "server/a.ts",
      "one\nfind('two-words')\ntwoWordsTable\nnew TwoWordsTable()\naTwoWords\nplays Two, Words! well",
    );
    write(
      "server/b.ts",
      "two words\ntwowords\ntwoWordsmith\nTwoWordsmith\nantwoWords\ntwo-wordsmith\nTwo, Words",
    );
    write("e2e/two-words.test.ts", "");
    const lines = [2, 3, 4, 5, 6].map((line) => `server/a.ts:${line}`);
    expect(mentionsOf(root, "two-words", "Two, Words!")).toEqual(["e2e/two-words.test.ts", ...lines]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
