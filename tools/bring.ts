import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Installs what only some commands need, beside the package.json that lists it, unless it is there already as the lock
 * file says. So it never arrives with `npm ci && npm start`.
 */
export function bring(folder: string): void {
  const lock = readFileSync(path.join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  const stamp = path.join(folder, "node_modules", ".brought");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) throw new Error(`npm could not install what ${path.join(folder, "package.json")} lists`);
  writeFileSync(stamp, wanted);
}
