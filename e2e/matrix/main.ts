import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Client } from "../../server/testing/client.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { beginGame, keepPlaying, ROOMY, tableOf } from "../../server/testing/test-server.ts";
import { ROOT } from "../../tools/files.ts";

// npm run matrix [-- <version> …]: what a house does on each Node that it promises to run on.

/** The oldest Node that will do, and the newest of each line since then that is kept up for long, or will be. */
const VERSIONS = ["20.19.0", "22.23.3", "24.21.0", "26.10.0"];
const PAGE = path.join(ROOT, "docs", "OPERATING.md");
const PLACE = /(<!-- npm run matrix -->\n)[\s\S]*?(\n<!-- end -->)/;

type Step = (node: string) => Promise<void> | void;

const STEPS: Readonly<Record<string, Step>> = {
  build: (node) => run(node, ["--import", "tsx", "tools/build.ts"]),
  "start and a game with bots": playAGame,
  "store suites": (node) => run(node, [vitest(), "run", "--project", "servers", "server/store"]),
};

/** From the npm registry, which has every Node as a package. */
function nodeOf(version: string): string {
  const folder = path.join(ROOT, "artifacts", "matrix", version);
  const program = path.join(folder, "package", "bin", "node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const name = `node-${process.platform}-${process.arch}@${version}`;
    const file = execFileSync("npm", ["pack", "--silent", name], { cwd: folder, encoding: "utf8" }).trim();
    execFileSync("tar", ["-xzf", file], { cwd: folder });
  }
  const found = execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
  if (found !== `v${version}`) throw new Error(`the registry's Node ${version} says that it is ${found}`);
  return program;
}

function vitest(): string {
  return path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
}

function run(node: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: ROOT,
    encoding: "utf8",
    // What a tool starts as "node" is to be the same one.
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

async function playAGame(node: string): Promise<void> {
  const server = await ServerProcess.start(ROOMY, [node, path.join(ROOT, "dist", "tavolata.mjs")]);
  try {
    const { table, clients } = await tableOf({ client: () => Client.connect(server.port) }, 1, {
      settings: { pace: "quick" },
    });
    const [host] = clients as [Client];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "random" });
    await beginGame(table, clients);
    await keepPlaying(host, table);
    await host.close();
    if (server.faults.length > 0) throw new Error(JSON.stringify(server.faults));
  } finally {
    await server.stop();
  }
}

const asked = process.argv.slice(2);
const versions = asked.length > 0 ? asked : VERSIONS;
const names = Object.keys(STEPS);
const rows = [
  ["Node", ...names],
  ["---", ...names.map(() => "---")],
];
for (const version of versions) {
  const node = nodeOf(version);
  const cells: string[] = [];
  for (const [name, step] of Object.entries(STEPS)) {
    const began = performance.now();
    try {
      await step(node);
      cells.push(`yes, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (fault) {
      console.error(`Node ${version}, ${name}: ${fault instanceof Error ? fault.message : fault}`);
      cells.push("no");
      process.exitCode = 1;
    }
  }
  console.log(`Node ${version}: ${names.map((name, i) => `${name}: ${cells[i]}`).join("; ")}`);
  rows.push([version, ...cells]);
}
if (asked.length === 0) {
  // How long it took says more about this machine than about Node.
  const table = rows.map((cells) => `| ${cells.map((cell) => cell.split(",")[0]).join(" | ")} |`).join("\n");
  writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace(PLACE, `$1\n${table}\n$2`));
}
