import { readFileSync } from "node:fs";

/** The release that this is, as the file beside the folder of the sources, and beside that of the build, has it. */
export function versionHere(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
