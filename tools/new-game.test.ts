import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { FOLDERS } from "@tavolata/games/folders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportClauses } from "./clauses.ts";
import { filesBelow, ROOT } from "./files.ts";
import { mentionsOf } from "./game-names.ts";
import { planGame, refuseGame } from "./new-game.ts";

const run = promisify(execFile);
const manifests = await Promise.all(FOLDERS.map(async (folder) => (await folder.manifest()).manifest));
const template = manifests.find((manifest) => manifest.template)!;

/** A place with nothing in it but the template, the tools, and what both stand on. */
function placeForGames(): string {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), "new-game-"));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
  for (const file of ["package.json", "biome.json", ".gitignore"])
    cpSync(path.join(ROOT, file), path.join(root, file));
  mkdirSync(path.join(root, "tools"));
  for (const tool of ["new-game", "game-names", "files"]) {
    cpSync(path.join(ROOT, "tools", `${tool}.ts`), path.join(root, "tools", `${tool}.ts`));
  }
  cpSync(path.join(ROOT, "games", template.name), path.join(root, "games", template.name), {
    recursive: true,
  });
  writeFileSync(
    path.join(root, "README.md"),
    "- The rules: [One](games/one/RULES.md), [Two](games/two/RULES.md)\n\nEnd\n",
  );
  const tsconfig = { extends: path.join(ROOT, "tsconfig.json"), include: ["games"] };
  writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify(tsconfig));
  return root;
}

describe("A new game", () => {
  let root: string;
  let welcome: string;
  const inPlace = (program: string, ...args: string[]) =>
    run(process.execPath, [path.join(root, program), ...args], { cwd: root });

  beforeAll(async () => {
    root = placeForGames();
    const { stdout } = await run("npm", ["run", "-s", "new-game", "--", "nonna-nanna", "--prefix", "NIN"], {
      cwd: root,
    });
    welcome = stdout;
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("is a folder with everything that the template has, and nothing of its name", () => {
    const all = () => true;
    expect(filesBelow(path.join(root, "games/nonna-nanna"), all)).toEqual(
      filesBelow(path.join(root, "games", template.name), all),
    );
    expect(mentionsOf(root, template.name, template.title)).toEqual([]);
    const manifest = readFileSync(path.join(root, "games/nonna-nanna/manifest.ts"), "utf8");
    expect(manifest).toContain('name: "nonna-nanna",\n  title: "Nonna nanna",');
  });

  it("says what to do next", () => {
    expect(welcome).toContain("games/nonna-nanna/RULES.md");
    expect(welcome).toContain("NIN-1");
    expect(welcome).toContain("docs/ADDING-A-GAME.md");
  });

  it("stands in the README after the others", () => {
    expect(readFileSync(path.join(root, "README.md"), "utf8")).toBe(
      "- The rules: [One](games/one/RULES.md), [Two](games/two/RULES.md),\n  [Nonna nanna](games/nonna-nanna/RULES.md)\n\nEnd\n",
    );
  });

  it.concurrent("has the right types and form", async () => {
    await inPlace("node_modules/typescript/bin/tsc", "--noEmit");
    await inPlace("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "games/nonna-nanna");
  });

  it.concurrent("keeps its rules and the laws of every game", async () => {
    const { stdout } = await inPlace(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--testTimeout=60000",
      "games/nonna-nanna",
    );
    expect(stdout).toContain("nonna-nanna/rules/laws.test.ts");
    expect(stdout).toContain("nonna-nanna/rules/rules.test.ts");
  });

  it("has a test for every clause, under its own prefix", () => {
    const { games, problems } = reportClauses(root);
    expect(problems).toEqual([]);
    const [theirs, ours] = [...games.values()];
    expect([...games.keys()]).toContain("NIN");
    expect(ours).toHaveLength(theirs!.length);
  });

  it("has its playthroughs written: those of the template, but for the name", () => {
    const read = (game: string) =>
      filesBelow(path.join(root, "games", game, "playthroughs"), (file) => file.endsWith(".txt")).map(
        (file) => readFileSync(path.join(root, "games", game, "playthroughs", file), "utf8"),
      );
    const expected = read(template.name).map((text) => text.replaceAll(template.title, "Nonna nanna"));
    expect(expected.length).toBeGreaterThan(1);
    expect(read("nonna-nanna")).toEqual(expected);
  });

  it.concurrent("is not made twice", async () => {
    const again = inPlace("node_modules/tsx/dist/cli.mjs", "tools/new-game.ts", "nonna-nanna");
    await expect(again).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is there already"),
    });
  });
});

describe("A new game is refused", () => {
  /** In one piece it would stand in this file, and be a word of the code. */
  const FREE = ["ninna", "nanna"].join("-");
  const refusal = (name: string, given = {}) => refuseGame(ROOT, planGame(name, given));
  const prefixOf = (folder: string) =>
    /\*\*([A-Z]{3})-1\*\*/.exec(readFileSync(path.join(ROOT, "games", folder, "RULES.md"), "utf8"))?.[1] ??
    "";

  it.each(["", "Nonna", "nonna_nanna", "nonna nanna", "nonna-", "-nonna", "nonna2", "../nonna", "è-nonna"])(
    'where its name is "%s"',
    (name) => expect(refusal(name)).toMatch(/cannot be the name of a game/),
  );

  it("where its folder is there", () => {
    expect(refusal(template.name)).toBe(
      `games/${template.name} is there already: choose another name, or take that folder away first.`,
    );
  });

  it("where its name is a word of the code, which nobody could tell from it", () => {
    for (const word of ["table", "class", "player"])
      expect(refusal(word)).toMatch(/is a word that the code uses already/);
  });

  it("where another game has its prefix", () => {
    const prefix = prefixOf(template.name);
    expect(refusal(FREE, { prefix })).toBe(
      `games/${template.name}/RULES.md has the prefix ${prefix} already: give another one with "--prefix ABC".`,
    );
  });

  it("where its prefix is not three capital letters", () => {
    for (const prefix of ["ni", "nin", "NINN", "NI1"]) {
      expect(refusal(FREE, { prefix })).toMatch(/cannot be the prefix of clauses/);
    }
  });

  it("where its title would break the code it stands in", () => {
    for (const title of ["", 'Ninna "nanna"', "Ninna*/", "Ninna`"]) {
      expect(refusal(FREE, { title })).toMatch(/cannot be the title of a game/);
    }
  });

  it("and otherwise it is not", () => {
    expect(refusal(FREE, { title: "Ninna, nanna!" })).toBeUndefined();
  });
});
