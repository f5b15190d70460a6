import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../tools/files.ts";

/** A file of ours as an address, for pages that are made of nothing else. */
export function ownFile(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(path.join(ROOT, file)).toString("base64")}`;
}
