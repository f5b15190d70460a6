import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { FOLDERS, gameFolders, writeFolders } from "@tavolata/games/folders";
import type { GameManifest } from "@tavolata/kernel";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games as pageGames } from "../web/build/games.ts";
import { bundle } from "./build.ts";
import { filesBelow, ROOT } from "./files.ts";
import { copyTemplate, planGame } from "./new-game.ts";

const GAMES = path.join(ROOT, "games");
/** What stands beside the games' folders and finds them. */
const FINDERS = filesBelow(GAMES, (file) => !file.includes("/"));

/** A place that can gain and lose games: our own ones are links, so that everything in them is the real thing. */
function placeForGames(): string {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), "games-"));
  for (const folder of ["node_modules", "kernel", "server"])
    symlinkSync(path.join(ROOT, folder), path.join(root, folder));
  mkdirSync(path.join(root, "games"));
  for (const file of FINDERS) cpSync(path.join(GAMES, file), path.join(root, "games", file));
  for (const game of gameFolders()) symlinkSync(path.join(GAMES, game), path.join(root, "games", game));
  return root;
}

const manifests: GameManifest[] = await Promise.all(
  FOLDERS.map(async (folder) => (await folder.manifest()).manifest),
);

let builds = 0;

/** The games in the server's build, which has no folders to look into. */
async function servedGames(root: string): Promise<string[]> {
  const outdir = path.join(root, `served-${builds++}`);
  await bundle(root, outdir, { games: "games/playable.ts" });
  const { GAMES } = await load<{ GAMES: { manifest: GameManifest }[] }>(path.join(outdir, "games.mjs"));
  return GAMES.map(({ manifest }) => manifest.name);
}

interface ShownGame {
  readonly manifest: GameManifest;
  readonly cover?: string;
  readonly screen?: unknown;
  readonly texts?: unknown;
}

/** The games that the page knows. What is loaded later is left where it is. */
async function shownGames(root: string): Promise<ShownGame[]> {
  const outfile = path.join(root, `shown-${builds++}.mjs`);
  const plugin = pageGames(path.join(root, "games"));
  const loadModule = plugin.load as (this: object, id: string) => Promise<string>;
  const contents = await loadModule.call({ addWatchFile: () => {} }, "\0virtual:games");
  await build({
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    format: "esm",
    loader: { ".svg": "dataurl" },
    external: ["*/screen/index.ts", "*/texts/index.ts"],
  });
  return (await load<{ GAMES: ShownGame[] }>(outfile)).GAMES;
}

function load<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

describe("A game is a folder", () => {
  const ours = gameFolders();
  const template = manifests.find((manifest) => manifest.template)!.name;
  const names = (games: readonly ShownGame[]) => games.map(({ manifest }) => manifest.name).sort();
  let root: string;

  beforeAll(() => {
    root = placeForGames();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("found by the server and the page alike, each with the parts it has", async () => {
    expect(gameFolders(path.join(root, "games"))).toEqual(ours);
    expect((await servedGames(root)).sort()).toEqual(ours);
    const shown = await shownGames(root);
    expect(names(shown)).toEqual(ours);
    for (const { manifest, cover, screen, texts } of shown) {
      const drawn =
        filesBelow(path.join(GAMES, manifest.name), (file) => file === "screen/index.ts").length > 0;
      expect([cover, screen, texts].map((part) => part !== undefined)).toEqual([true, drawn, !drawn]);
    }
  });

  it("gone everywhere once it is taken out, and everywhere once it is dropped in", async () => {
    const gone = ours.find((game) => game !== template)!;
    rmSync(path.join(root, "games", gone));
    await copyTemplate(root, planGame("nonna-nanna"));
    const now = [...ours.filter((game) => game !== gone), "nonna-nanna"].sort();

    expect(gameFolders(path.join(root, "games"))).toEqual(now);
    const written = writeFolders(path.join(root, "games"));
    expect(written).toContain('rules: () => import("./nonna-nanna/rules/index.ts")');
    expect(written).not.toContain(`./${gone}/`);
    expect((await servedGames(root)).sort()).toEqual(now);
    const shown = await shownGames(root);
    expect(names(shown)).toEqual(now);
    expect(shown.find(({ manifest }) => manifest.name === "nonna-nanna")).toMatchObject({
      manifest: { title: "Nonna nanna" },
      texts: expect.any(Function),
    });
  });

  it("and no folder without a manifest is one", () => {
    mkdirSync(path.join(root, "games/notes"));
    writeFileSync(path.join(root, "games/notes/RULES.md"), "");
    expect(gameFolders(path.join(root, "games"))).not.toContain("notes");
  });
});
