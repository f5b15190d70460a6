import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bring } from "../../tools/bring.ts";
import { ROOT } from "../../tools/files.ts";

// npm run deployed [-- image | compose | proxies]
const HERE = fileURLToPath(new URL(".", import.meta.url));

bring(HERE);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--config",
    path.join(HERE, "vitest.config.ts"),
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: "inherit" },
);
process.exitCode = status ?? 1;
