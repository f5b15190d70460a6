import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const NOT_OURS = new Set(["node_modules", ".git", "data", "coverage", "dist", "artifacts"]);

/** Our own files in a folder and its subfolders, as paths relative to it with forward slashes. */
export function filesBelow(root: string, keep: (file: string) => boolean, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesBelow(root, keep, file);
      return entry.isFile() && keep(file) ? [file] : [];
    })
    .sort();
}
