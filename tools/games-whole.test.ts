import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { FOLDERS, gameFolders } from "@tavolata/games/folders";
import { type AnyGame, type Language, nodeOf, type OptionWords } from "@tavolata/kernel";
import { missingWords } from "@tavolata/kernel/check";
import { build, type Plugin } from "esbuild";
import { describe, expect, it } from "vitest";
import { filesBelow, ROOT } from "./files.ts";

/** What is asked of a game's screen here. */
interface Screen {
  loadLanguage(language: Language): Promise<void>;
  words(language: Language): { readonly options: Readonly<Record<string, OptionWords>> };
}

const LANGUAGES: readonly Language[] = ["it", "en"];

function has(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

function read(file: string): string {
  return has(file) ? readFileSync(path.join(ROOT, file), "utf8") : "";
}

/** The letters before the numbers of a game's clauses, each once. */
function prefixesOf(folder: string): string[] {
  const clauses = read(`games/${folder}/RULES.md`).matchAll(/^\s*-\s+\*\*([A-Z]{3})-\d+[a-z]?\*\*/gm);
  return [...new Set([...clauses].map(([, prefix = ""]) => prefix))];
}

const drawn = gameFolders().filter((folder) => has(`games/${folder}/screen/index.ts`));

/** The drawn games' screens by their folders, as a browser would have them, but for what only a page can fetch. */
async function loadScreens(): Promise<Readonly<Record<string, Screen>>> {
  const nothingToFetch: Plugin = {
    name: "nothing-to-fetch",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:/ }, (virtual) => ({ path: virtual.path, namespace: "virtual" }));
      onLoad({ filter: /.*/, namespace: "virtual" }, () => ({ contents: "export const FRENCH_CARDS = '';" }));
    },
  };
  const imports = drawn.map(
    (folder, i) => `import { screen as screen${i} } from "./games/${folder}/screen/index.ts";`,
  );
  const entries = drawn.map((folder, i) => `${JSON.stringify(folder)}: screen${i}`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join("\n")}\nexport const SCREENS = { ${entries.join(", ")} };`,
      resolveDir: ROOT,
    },
    absWorkingDir: ROOT,
    outdir: "nowhere",
    write: false,
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty", ".svg": "empty" },
    plugins: [nothingToFetch],
  });
  const [bundled] = outputFiles;
  const code = Buffer.from(bundled?.contents ?? []).toString("base64");
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)).SCREENS;
}

const screens = await loadScreens();

for (const [i, folder] of gameFolders().entries()) {
  const parts = FOLDERS[i]!;
  describe(`games/${folder} is whole`, () => {
    it("says its own name in its manifest, and has a title, a tagline and seats", async () => {
      const { manifest } = await parts.manifest();
      expect(manifest.name, `let manifest.ts say name: "${folder}", the name of its folder`).toBe(folder);
      expect(manifest.title, "give it a title in manifest.ts").not.toBe("");
      for (const language of LANGUAGES) {
        expect(
          manifest.tagline[language],
          `say in manifest.ts what it is about, in "${language}"`,
        ).toBeTruthy();
      }
      const { min, max } = manifest.seats;
      expect(min >= 1 && min <= max, "give manifest.ts seats from min to max").toBe(true);
    });

    it("has rules in clauses, under a prefix of its own", () => {
      expect(has(`games/${folder}/RULES.md`), `write games/${folder}/RULES.md`).toBe(true);
      const prefixes = prefixesOf(folder);
      expect(prefixes, "number the clauses of RULES.md with one prefix: - **ABC-1** …").toHaveLength(1);
      const others = gameFolders().filter((other) => prefixesOf(other).includes(prefixes[0] ?? ""));
      expect(others, `give RULES.md another prefix than ${prefixes[0]}, which is taken`).toEqual([folder]);
    });

    it("has rules that are called RULES and take name and seats from the manifest", async () => {
      expect(parts.rules, `write games/${folder}/rules/index.ts, and export RULES from it`).toBeDefined();
      const [{ manifest }, { RULES }] = await Promise.all([parts.manifest(), parts.rules!()]);
      const said = { name: RULES?.name, seats: RULES?.seats };
      expect(said, "let the rules say name: manifest.name and seats: manifest.seats").toEqual({
        name: manifest.name,
        seats: manifest.seats,
      });
    });

    it("is tried by the laws of every game", () => {
      const tests = filesBelow(path.join(ROOT, "games", folder), (file) => /\.test\.tsx?$/.test(file));
      const laws = tests.filter((file) => /^\s*checkGame\(/m.test(read(`games/${folder}/${file}`)));
      expect(laws, `call checkGame(RULES) in games/${folder}/rules/laws.test.ts`).not.toEqual([]);
    });

    it("has a reason for every refusal, and the clause it names is in RULES.md", async () => {
      const refusals = await refusalsOf(parts.rules!());
      for (const [code, clause] of Object.entries(refusals)) {
        const stands = read(`games/${folder}/RULES.md`).includes(`**${clause}**`);
        expect(
          stands,
          `"${code}" in REFUSALS names ${clause}, which is not in RULES.md: mend one of them`,
        ).toBe(true);
      }
    });

    it("can say everything that happens, in both languages", async () => {
      expect(parts.texts, `write games/${folder}/texts/index.ts, and export WORDINGS from it`).toBeDefined();
      const [{ manifest }, rules, { WORDINGS }] = await Promise.all([
        parts.manifest(),
        parts.rules!(),
        parts.texts!(),
      ]);
      for (const language of LANGUAGES) {
        expect(WORDINGS[language]?.title, `let the title in texts/${language}.ts be the manifest's`).toBe(
          manifest.title,
        );
      }
      const missing = missingWords(rules.RULES as AnyGame, WORDINGS, {
        refusals: await refusalsOf(parts.rules!()),
      });
      expect(missing, `give each of these a sentence in games/${folder}/texts`).toEqual([]);
    });

    it("has words for every option that people choose", async () => {
      const [{ RULES }, { WORDINGS }] = await Promise.all([parts.rules!(), parts.texts!()]);
      const properties = Object.entries(nodeOf(RULES.options).properties ?? {});
      const chosen = properties.flatMap(([option, { type, byHouse, fromFile }]) =>
        byHouse || (type === "object" && !fromFile) ? [] : [option],
      );
      for (const language of LANGUAGES) {
        const screen = screens[folder];
        await screen?.loadLanguage(language);
        const { options } = screen?.words(language) ?? WORDINGS[language];
        const wordless = chosen.filter((option) => !options?.[option]?.label);
        expect(wordless, `give each of these options a label in "${language}"`).toEqual([]);
      }
    });

    if (drawn.includes(folder)) {
      it("has a cover, because it is drawn", () => {
        const cover = `games/${folder}/screen/cover.svg`;
        expect(has(cover), `draw ${cover}, 640 × 400: the home page shows it`).toBe(true);
      });
    }

    it("is listed where people look for rules", async () => {
      const { manifest } = await parts.manifest();
      const link = `(games/${folder}/RULES.md)`;
      const listed = read("README.md").includes(link);
      const wanted = manifest.template
        ? `take ${link} out of README.md: it is only a template`
        : `add ${link} to README.md`;
      expect(listed, wanted).toBe(!manifest.template);
    });
  });
}

/** Rules export them by this name, so that everybody can see every reason there is. */
async function refusalsOf(rules: Promise<object>): Promise<Readonly<Record<string, string>>> {
  const { REFUSALS } = (await rules) as { readonly REFUSALS?: Readonly<Record<string, string>> };
  expect(
    REFUSALS,
    "export REFUSALS from rules/index.ts: code by code, the clause that gives it",
  ).toBeDefined();
  return REFUSALS ?? {};
}

it("README.md lists no rules of games that are gone", () => {
  const listed = [...read("README.md").matchAll(/\(games\/([a-z-]+)\/RULES\.md\)/g)].map(
    ([, folder = ""]) => folder,
  );
  const gone = listed.filter((folder) => !gameFolders().includes(folder));
  expect(gone, "take the links to these games out of README.md").toEqual([]);
});
