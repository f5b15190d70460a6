import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gameFolders } from "@tavolata/games";

import type { GameBenches } from "./contract.ts";

const GAMES = fileURLToPath(new URL("../../games", import.meta.url));

/** The games that bring benches of their own. */
export function benchedGames(): string[] {
  return gameFolders().filter((game) => existsSync(benchFile(game)));
}

export async function loadBenches(game: string): Promise<GameBenches> {
  return import(pathToFileURL(benchFile(game)).href);
}

function benchFile(game: string): string {
  return path.join(GAMES, game, "bench/index.ts");
}
