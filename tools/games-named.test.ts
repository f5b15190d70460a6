import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FOLDERS } from "@tavolata/games/folders";
import { describe, expect, it } from "vitest";
import { ROOT } from "./files.ts";
import { mentionsOf } from "./game-names.ts";

/**
 * Files outside the games' folders that still name a game. Each of them is one to be mended: take a game as it is found,
 * or move what is about one game into its folder. The list may only shrink.
 */
const STILL_NAMING: readonly string[] = [
  "bench/server/hosts/boardgame-rules.ts",
  "bench/server/load/boardgame.ts",
  "bench/server/load/tavolata.ts",
  "e2e/browser/party.ts",
  "e2e/foreign-client.test.ts",
  "e2e/foreign-client/bot.mjs",
  "e2e/fuzz.test.ts",
  "e2e/fuzz/messages.ts",
  "e2e/steady-tables.ts",
  "games/schicki-micki/e2e/reactions.test.ts",
  "kernel/reactions.test.ts",
  "kernel/verify.test.ts",
  "lab/clocked-game.test.ts",
  "lab/lab.test.ts",
  "lab/page/awkward.ts",
  "lab/page/html.ts",
  "lab/page/page.test.ts",
  "lab/page/sample.ts",
  "server/edge/http/operation.test.ts",
  "server/edge/limits/address-limits.test.ts",
  "server/edge/wire/limits.test.ts",
  "server/edge/wire/secrets.test.ts",
  "server/folds/room/refuse.test.ts",
  "server/folds/table/public-room.test.ts",
  "server/folds/table/room-properties.test.ts",
  "server/runtime/bots/playing.test.ts",
  "server/runtime/bots/testing/odd-bots.ts",
  "server/runtime/table/bots-at-table.test.ts",
  "server/runtime/table/cash-tables.test.ts",
  "server/runtime/table/guests.test.ts",
  "server/runtime/table/timeouts.test.ts",
  "server/runtime/table/top-ups.test.ts",
  "server/runtime/tournament/live-tournament.test.ts",
  "server/testing/cash-table.ts",
  "server/testing/client.ts",
  "server/testing/test-server.ts",
  "tools/games-named.test.ts",
  "tools/verify.test.ts",
  "vitest.config.ts",
];

const manifests = await Promise.all(FOLDERS.map(async (folder) => (await folder.manifest()).manifest));
const mentions = manifests.flatMap(({ name, title }) =>
  mentionsOf(ROOT, name, title).map((where) => ({ name, where, file: where.replace(/:\d+$/, "") })),
);

describe("Nothing outside its folder names a game", () => {
  it.each(manifests.map(({ name }) => name))("games/%s can be taken out, and nobody misses it", (game) => {
    const places = mentions.filter(({ name, file }) => name === game && !STILL_NAMING.includes(file));
    expect(places.map(({ where }) => where)).toEqual([]);
  });

  it("and no file is excused that need not be", () => {
    const naming = new Set(mentions.map(({ file }) => file));
    expect(STILL_NAMING.filter((file) => !naming.has(file))).toEqual([]);
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
