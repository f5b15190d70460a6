import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type GameFolder, PART_FILES, type PartName } from "./parts.ts";

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** The folders below this one that hold a game: those with a manifest. */
export function gameFolders(games: string = HERE): string[] {
  return readdirSync(games)
    .filter((name) => existsSync(path.join(games, name, "manifest.ts")))
    .sort();
}

/** The parts that a game's folder has. */
export function partsOf(folder: string, games: string = HERE): PartName[] {
  return (Object.keys(PART_FILES) as PartName[]).filter((part) =>
    existsSync(path.join(games, folder, PART_FILES[part])),
  );
}

/**
 * This module as the build has it, where there are no folders to look into: the same parts, each an import that a bundler
 * can follow.
 */
export function writeFolders(games: string = HERE): string {
  const folders = gameFolders(games).map((folder) => {
    const files = [
      ["manifest", "manifest.ts"],
      ...partsOf(folder, games).map((part) => [part, PART_FILES[part]]),
    ];
    const parts = files.map(([part, file]) => `${part}: () => import("./${folder}/${file}")`);
    return `{ ${parts.join(", ")} }`;
  });
  return `export const FOLDERS = [${folders.join(",\n")}];\n`;
}

function load<Module>(folder: string, file: string): () => Promise<Module> {
  return () =>
    import(/* @vite-ignore */ pathToFileURL(path.join(HERE, folder, file)).href) as Promise<Module>;
}

/** Every game there is, found by looking. */
export const FOLDERS: readonly GameFolder[] = gameFolders().map((folder) => ({
  manifest: load(folder, "manifest.ts"),
  ...Object.fromEntries(partsOf(folder).map((part) => [part, load(folder, PART_FILES[part])])),
}));
