import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Plugin } from "esbuild";
import { AS_WRITTEN, buildWeb, bundle, ENTRIES } from "./build.ts";
import { runtimePackages } from "./dependencies.ts";
import { ROOT } from "./files.ts";

const USAGE = `usage: npm run package [-- --for <machine,…> | --for all] [-- --to <file>]

Makes one file of the built house with everything it needs. On a machine with Node and nothing else,
"npm install --global <file>" gives the command tavolata.
It is made for machines like this one; --for names others, such as linux-arm64-gnu or darwin-arm64.`;

const STAGE = path.join(ROOT, "artifacts", "package");
/** The engine of the embedded store is compiled for each kind of machine, and npm has a package for each. */
const ENGINE = "libsql";
const ENGINES = "@libsql/";

/** Everything of others becomes part of our own files, except for the engine, which is a file for each kind of machine. */
const engineBeside: Plugin = {
  name: "engine-beside",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]libsql[\\/]index\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, "utf8");
      // A call that the bundler cannot look through, so that the file is found when it runs.
      const contents = text.replace(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what is written there
        "return require(`@libsql/${target}`)",
        'return require(["./engines/", target, ".node"].join(""))',
      );
      if (contents === text) throw new Error(`${file} does not load its engine as it used to`);
      return { contents };
    });
  },
};

/** Puts the house into a file, with the page that was built last. */
export async function pack(to: string, machines: readonly string[] = likeThisOne()): Promise<void> {
  rmSync(STAGE, { recursive: true, force: true });
  const dist = path.join(STAGE, "dist");
  await bundleAll(dist);
  for (const name of AS_WRITTEN) copyFileSync(path.join(ROOT, "server", name), path.join(dist, name));
  cpSync(path.join(ROOT, "dist", "web"), path.join(dist, "web"), { recursive: true });
  mkdirSync(path.join(dist, "engines"));
  for (const machine of machines) {
    writeFileSync(path.join(dist, "engines", `${machine}.node`), await engineFor(machine));
  }
  for (const file of ["LICENSE", "docs/OPERATING.md", "deploy"]) {
    cpSync(path.join(ROOT, file), path.join(STAGE, file), { recursive: true });
  }
  writeFileSync(path.join(STAGE, "LICENSES-OF-OTHERS.txt"), licencesOfOthers());
  writeFileSync(path.join(STAGE, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  const made = npm(["pack", "--silent", "--ignore-scripts"], STAGE).trim();
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(path.join(STAGE, made), to);
}

async function bundleAll(outdir: string): Promise<void> {
  await bundle(ROOT, outdir, ENTRIES, {
    external: ["pg-native"],
    sourcemap: false,
    // What others wrote for CommonJS asks for Node's own modules in their old way.
    banner: {
      js: 'import { createRequire as tavolataRequire } from "node:module"; const require = tavolataRequire(import.meta.url);',
    },
    plugins: [engineBeside],
  });
}

function manifest(): object {
  const { version, description, license, engines } = readJson(path.join(ROOT, "package.json"));
  return {
    name: "tavolata",
    version,
    description,
    license,
    engines,
    type: "module",
    bin: { tavolata: "dist/tavolata.mjs" },
    files: ["dist", "deploy", "docs", "LICENSE", "LICENSES-OF-OTHERS.txt"],
  };
}

/** What npm has installed here, or may: machines that are not like this one. */
async function engineFor(machine: string): Promise<Buffer> {
  const here = path.join(ROOT, "node_modules", ENGINES, machine, "index.node");
  if (existsSync(here)) return readFileSync(here);
  const { packages } = readJson(path.join(ROOT, "package-lock.json")) as {
    packages: Readonly<Record<string, { version: string; integrity: string }>>;
  };
  const locked = packages[`node_modules/${ENGINES}${machine}`];
  if (locked === undefined)
    throw new Error(`there is no engine for ${machine}; there are ${known().join(", ")}`);
  const file = path.join(
    STAGE,
    npm(["pack", "--silent", `${ENGINES}${machine}@${locked.version}`], STAGE).trim(),
  );
  const sum = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
  if (sum !== locked.integrity) throw new Error(`${ENGINES}${machine} is not what the lock file says`);
  const engine = execFileSync("tar", ["-xzOf", file, "package/index.node"], { maxBuffer: 1 << 28 });
  rmSync(file);
  return engine;
}

function known(): string[] {
  const { optionalDependencies } = readJson(path.join(ROOT, "node_modules", ENGINE, "package.json"));
  return Object.keys(optionalDependencies as object).map((name) => name.slice(ENGINES.length));
}

function likeThisOne(): string[] {
  return readdirSync(path.join(ROOT, "node_modules", ENGINES));
}

/** Their licences ask for it: the texts go with every copy of the code. */
function licencesOfOthers(): string {
  const { direct, along } = runtimePackages(ROOT);
  return [...new Map([...direct, ...along])]
    .map(([name, licence]) => {
      const folder = path.join(ROOT, "node_modules", name);
      const files = existsSync(folder) ? readdirSync(folder) : [];
      const texts = files
        .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
        .map((file) => readFileSync(path.join(folder, file), "utf8").trim());
      return `${name} (${licence})\n\n${texts.join("\n\n")}`.trim();
    })
    .join(`\n\n${"-".repeat(80)}\n\n`);
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync("npm", [...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

if (process.argv[1]?.endsWith("pack.ts")) {
  const { values } = parseArgs({
    options: { for: { type: "string" }, to: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) console.log(USAGE);
  else {
    const machines = values.for === "all" ? known() : (values.for?.split(",") ?? likeThisOne());
    const to = path.resolve(values.to ?? path.join(ROOT, "artifacts", "tavolata.tgz"));
    await buildWeb(ROOT);
    await pack(to, machines);
    const size = (readFileSync(to).length / 1e6).toFixed(1);
    console.log(
      `${to}: ${size} MB, for ${machines.join(", ")}\nnpm install --global ${to} gives the command tavolata`,
    );
  }
}
