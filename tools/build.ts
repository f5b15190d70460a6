import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/**
 * Makes plain JavaScript of the server, for `npm start`: it starts in a fraction of the time and runs a quarter faster
 * than through a loader. Every thread has an entry of its own, named as the sources name the file that starts it, and
 * all of them lie side by side, so that whoever asks for a neighbour finds it, here as in the sources.
 */
export async function buildServer(root: string, outdir = path.join(root, "dist")): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: "server/main.ts",
      server: "server/index.ts",
      "house-games": "games/index.ts",
      "store-worker": "server/store/worker.ts",
      "bots-worker": "server/bots/worker.ts",
      "history-worker": "server/history/worker.ts",
      "backup-main": "server/store/backup-main.ts",
    },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    external: foreignPackages(root),
    logLevel: "warning",
  });
}

/** What others wrote stays where npm put it. */
function foreignPackages(root: string): string[] {
  return ["server", "kernel"].flatMap((room) => {
    const file = path.join(root, room, "package.json");
    const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as {
      dependencies: Record<string, string>;
    };
    const names = Object.keys(dependencies).filter((name) => !name.startsWith("@tavolata/"));
    return names.flatMap((name) => [name, `${name}/*`]);
  });
}

if (process.argv[1]?.endsWith("build.ts")) await buildServer(process.cwd());
