import { existsSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { gameFolders } from "@tavolata/games/folders";
import { build, type Plugin } from "esbuild";
import { describe, expect, it } from "vitest";
import { ROOT } from "./files.ts";

/**
 * Bytes, minified and gzipped, 15 % above the most that was measured: the words of a game in both languages with the
 * part of the rules they need, and its clauses in one language.
 */
const BUDGETS = { words: 19_800, clauses: 2_950 };

/** They bring the schemas of moves and the fair dice, which only a referee needs. */
const HEAVY = /typebox|@noble\/hashes/;
const CLAUSES = /\/texts\/(?:it|en)\/clauses\.ts$/;

interface Bundled {
  /** The sources that something is left of, ours and others'. */
  readonly inputs: readonly string[];
  readonly bytes: number;
}

/** What is loaded later has a bundle of its own. */
const withoutLate: Plugin = {
  name: "without-late",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path: late }) =>
      kind === "dynamic-import" ? { path: late, external: true } : undefined,
    );
  },
};

/** All that is loaded at once where this is imported. */
async function bundle(...lines: string[]): Promise<Bundled> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: ROOT },
    absWorkingDir: ROOT,
    outdir: "nowhere",
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    // What the page has anyway, whichever game is played.
    external: ["preact", "@preact/signals", "@tavolata/kit"],
    loader: { ".css": "empty", ".svg": "empty" },
    plugins: [withoutLate],
    metafile: true,
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    inputs: inputs.flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
    bytes: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
  };
}

const games = gameFolders();
const having = (file: string) => games.filter((game) => existsSync(path.join(ROOT, "games", game, file)));
const drawn = having("screen/index.ts");
const explained = having("texts/clauses.ts");

describe("What a game brings into a browser", () => {
  it("is looked at for every game, and what is drawn is also explained", () => {
    expect(drawn.length).toBeGreaterThan(0);
    expect(explained).toEqual(expect.arrayContaining(drawn));
  });

  it.each(games)("%s: its words are light, and come without schemas, dice and clauses", async (game) => {
    const { inputs, bytes } = await bundle(`export * from "./games/${game}/texts/index.ts";`);
    for (const language of ["it", "en"]) expect(inputs).toContain(`games/${game}/texts/${language}.ts`);
    expect(inputs.filter((input) => HEAVY.test(input) || CLAUSES.test(input))).toEqual([]);
    expect(bytes).toBeLessThan(BUDGETS.words);
  });

  it.each(drawn)("%s: its table comes without schemas, dice and clauses", async (game) => {
    const { inputs } = await bundle(`export { screen } from "./games/${game}/screen/index.ts";`);
    expect(inputs.some((input) => input.startsWith(`games/${game}/screen/`))).toBe(true);
    expect(inputs.some((input) => input.startsWith(`games/${game}/rules/`))).toBe(true);
    expect(inputs.filter((input) => HEAVY.test(input) || CLAUSES.test(input))).toEqual([]);
  });

  it.each(games)("%s: the referee would be heavier, so that the tests above can fail", async (game) => {
    const { inputs } = await bundle(`export { RULES } from "./games/${game}/rules/index.ts";`);
    expect(inputs.some((input) => HEAVY.test(input))).toBe(true);
  });

  it.each(explained)(
    "%s: its clauses are loaded when somebody reads them, one language alone",
    async (game) => {
      const loader = await bundle(`export { loadClauses } from "./games/${game}/texts/clauses.ts";`);
      expect(loader.inputs).toContain(`games/${game}/texts/clauses.ts`);
      expect(loader.inputs.filter((input) => HEAVY.test(input) || CLAUSES.test(input))).toEqual([]);
      for (const language of ["it", "en"]) {
        const { inputs, bytes } = await bundle(
          `export * from "./games/${game}/texts/${language}/clauses.ts";`,
        );
        expect(inputs.filter((input) => CLAUSES.test(input))).toEqual([
          `games/${game}/texts/${language}/clauses.ts`,
        ]);
        expect(inputs.filter((input) => HEAVY.test(input))).toEqual([]);
        expect(bytes).toBeLessThan(BUDGETS.clauses);
      }
    },
  );
});
