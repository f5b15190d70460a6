import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { ROOT } from "./files.ts";

/**
 * Bytes, minified and gzipped, 15 % above what was measured: the words in both languages with the plain part of the
 * rules, and the clauses of one language.
 */
const BUDGETS = { first: 17_750, clauses: 2_850 };

/** What screens take from the rules, beside types. */
const PLAIN = [
  "addCard",
  "compose",
  "DISHES",
  "dishesAfter",
  "FACES",
  "handsToPlay",
  "HIDDEN",
  "isDecidedByHands",
  "isHigher",
  "isIn",
  "isOfRank",
  "JOKER",
  "knownInHand",
  "placeInHand",
  "rankOf",
  "RANKS",
  "REFUSALS",
  "SUITS",
];
/** They bring the schemas of moves and the fair dice, which only a referee needs. */
const HEAVY = /typebox|@noble\/hashes/;

async function bundle(...lines: string[]) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: ROOT },
    absWorkingDir: ROOT,
    outdir: "nowhere",
    write: false,
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    metafile: true,
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  const sizes = outputFiles.map(({ path, contents }) => ({
    first: path.endsWith("stdin.js"),
    bytes: gzipSync(contents).length,
  }));
  return { inputs, sizes };
}

const FROM = "./games/il-conto-prego";

describe("What Il Conto, Prego! brings into a browser", () => {
  it("is its words and the plain part of its rules, within the budget", async () => {
    const { inputs, sizes } = await bundle(
      `export { WORDINGS, coachOf, promptOf, endingOf, it, en } from "${FROM}/texts/index.ts";`,
      `export { ${PLAIN.join(", ")} } from "${FROM}/rules/index.ts";`,
    );
    expect(inputs.filter((input) => HEAVY.test(input))).toEqual([]);
    expect(inputs.some((input) => input.endsWith("rules/refusals.ts"))).toBe(true);
    expect(inputs.filter((input) => input.endsWith("clauses.ts"))).toEqual([]);
    expect(sizes.map(({ bytes }) => bytes)).toEqual([expect.any(Number)]);
    expect(sizes[0]!.bytes).toBeLessThan(BUDGETS.first);
  });

  it("is heavier with the referee, so that the test above can fail", async () => {
    const { inputs } = await bundle(`export { ilContoPrego } from "${FROM}/rules/index.ts";`);
    expect(inputs.some((input) => HEAVY.test(input))).toBe(true);
  });

  it("has each language's clauses in a chunk of their own", async () => {
    const { inputs, sizes } = await bundle(`export { loadClauses } from "${FROM}/texts/clauses.ts";`);
    expect(inputs.filter((input) => HEAVY.test(input))).toEqual([]);
    const late = sizes.filter(({ first }) => !first);
    expect(late).toHaveLength(2);
    for (const { bytes } of late) expect(bytes).toBeLessThan(BUDGETS.clauses);
  });
});
