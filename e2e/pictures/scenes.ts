import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { GAMES } from "@tavolata/games/playable";
import { ROOT } from "../../tools/files.ts";
import type { Scene } from "../browser/scene.ts";

/** The games that have a moment to show, in the order in which they are shown. */
export async function scenes(): Promise<{ readonly game: string; readonly scene: Scene }[]> {
  const found = GAMES.map(({ manifest: { name } }) => ({
    name,
    file: path.join(ROOT, "games", name, "e2e", "scene.ts"),
  })).filter(({ file }) => existsSync(file));
  return Promise.all(
    found.map(async ({ name, file }) => {
      const { SCENE } = (await import(pathToFileURL(file).href)) as { SCENE: Scene };
      return { game: name, scene: SCENE };
    }),
  );
}
